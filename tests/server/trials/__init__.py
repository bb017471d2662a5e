"""Trials: the real server, in processes of its own, under load, killed, raced and lied to.

Each runs briefly with the other tests. Environment variables make them long:

    PALAZZI_KILLS=50     how often test_kill.py kills a server (5)
    PALAZZI_RACES=1000   conflicts that test_race.py provokes (200)
    PALAZZI_FUZZ=180     seconds that each test of test_fuzz.py goes on (5)
    PALAZZI_HANDS=999    free hands of random bots that test_hands.py watches (0)
"""
