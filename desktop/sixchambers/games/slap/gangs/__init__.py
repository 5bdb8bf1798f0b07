"""The seven gangs: what each of them can do, one file each."""

from ..box import Gang
from .comanche import Comanche
from .confederates import Confederates
from .poncho import Poncho
from .power import Power
from .union import Union

POWERS: dict[Gang, Power] = {power.gang: power for power in (Union(), Confederates(), Poncho(), Comanche())}
"""Those that are paid for after the slap. Sheriffs, Outlaws and Railroad do theirs at other times."""
