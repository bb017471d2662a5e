"""Trials: the real server, in separate processes, under load, killed, raced and lied to.

Each runs briefly with the other tests, and at full length by ``./palazzi trials``, which sets:

    PALAZZI_KILLS=200    how often test_kill.py kills a server (3)
    PALAZZI_RACES=1000   conflicts that test_race.py provokes (60)
    PALAZZI_FUZZ=600     seconds that each test of test_fuzz.py goes on (3)
    PALAZZI_HANDS=999    free hands of random bots that test_hands.py watches (0)
"""
