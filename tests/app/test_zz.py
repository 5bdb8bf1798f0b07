from app.house import *
import time
def test_d(house):
    hands = house.at_table(ALONE, "give up")
    hands.until_asked("bills")
    w=hands.worker; t=time.time()
    hands.page.sitting.concede(0)
    def st(): print(round(time.time()-t,2), "restarts", w.desk.restarts, "stumble", w.desk.last_stumble[-300:], "orders", [(o.number,o.seat,o.attempts) for o in w.desk._orders.values()], hands.page.table.play.core.asked, hands.page.table.play.owing(), hands.scene.director.busy, hands.page.sitting._thinking)
    for i in range(8):
        hands.qtbot.wait(100); st()
    hands.key(Qt.Key.Key_F)
    while not hands.page.sitting.over:
        hands.qtbot.wait(300); st()
