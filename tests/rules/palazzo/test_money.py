"""Money: PZ-4, and the arithmetic behind it against a slow reading of the rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.state import State, buffer
from palazzi.games.palazzo.components import CARD_NAMES, CURRENCIES, PAY_NAMES, TRIO_NAMES
from palazzi.games.palazzo.money import (
    ALL_CARDS,
    OPEN,
    card_names,
    cards_from,
    face_value,
    held,
    payments_into,
    reach,
    size,
    trio_cards,
    trios_of,
    unit,
    value_of,
    without,
)
from tests.rules.palazzo.helpers import DECK, cards, hand, legal, look, play, refused, scene, seen

# ---- the rules once more, slowly: what may be laid, and the most it can come to


def face(card: str) -> int:
    """What a card shows."""
    return 2 if card == "certificate" else int(card[-1])


def currency_of(card: str) -> str | None:
    """A card's currency, None for a certificate."""
    return None if card == "certificate" else card[:-1]


def trio_names_of(trio: str) -> tuple[str, ...]:
    """The three cards of a group."""
    if trio == "trio2":
        return ("certificate",) * 3
    return tuple(f"{currency}{trio[-1]}" for currency in CURRENCIES)


Hand = tuple[str, ...]


def lays(cards: Hand, currency: str | None) -> dict[str, tuple[Hand, str | None, int]]:
    """Each card or group that fits: the rest of the hand, the currency then, and its worth."""
    found: dict[str, tuple[Hand, str | None, int]] = {}
    for card in set(cards):
        own = currency_of(card)
        if own is None or currency is None or own == currency:
            rest = list(cards)
            rest.remove(card)
            found[card] = (tuple(rest), own or currency, face(card))
    for trio in TRIO_NAMES:
        group = Counter(trio_names_of(trio))
        if group <= Counter(cards):
            left = Counter(cards) - group
            found[trio] = (tuple(sorted(left.elements())), currency, 15)
    return found


@cache
def most(cards: Hand, currency: str | None) -> int:
    """The most that any order of laying comes to."""
    return max(
        (worth + most(rest, then) for rest, then, worth in lays(cards, currency).values()),
        default=0,
    )


def hands(most_cards: int) -> st.SearchStrategy[Hand]:
    """Hands that the 55 cards allow, with many groups among them."""
    loose = st.sampled_from(CARD_NAMES).map(lambda card: (card,))
    grouped = st.sampled_from(TRIO_NAMES).map(trio_names_of)
    parts = st.lists(st.one_of(loose, loose, grouped), max_size=most_cards)

    def deal(chosen: list[tuple[str, ...]]) -> Hand:
        got = Counter[str]()
        for part in chosen:
            for card in part:
                if got[card] < DECK[card] and got.total() < most_cards:
                    got[card] += 1
        return tuple(sorted(got.elements()))

    return parts.map(deal)


currencies = st.sampled_from([None, *CURRENCIES])


def packed_currency(currency: str | None) -> int:
    """A currency as the rules number it."""
    return int(OPEN) if currency is None else CURRENCIES.index(currency)


@settings(max_examples=250)
@given(hands(7), currencies)
def test_reach_is_the_best_of_all_ways_to_lay(cards: Hand, currency: str | None) -> None:
    """PZ-4.1–PZ-4.4"""
    assert reach(cards_from(list(cards)), packed_currency(currency)) == most(cards, currency)


@settings(max_examples=250)
@given(hands(7), currencies, st.integers(0, 30), st.integers(0, 75))
def test_a_card_or_group_may_be_laid_exactly_while_the_need_stays_reachable(
    cards: Hand, currency: str | None, laid: int, need: int
) -> None:
    """PZ-9.9: against every way to go on."""
    expected = [
        PAY_NAMES.index(what)
        for what, (rest, then, worth) in lays(cards, currency).items()
        if laid + worth + most(rest, then) >= need
    ]
    out: vec[i64] = buffer()
    n = payments_into(out, 0, 0, cards_from(list(cards)), packed_currency(currency), laid, need)
    assert [out[i] for i in range(n)] == sorted(expected)


@settings(max_examples=150)
@given(hands(12), hands(12))
def test_packed_cards_are_a_multiset(one: Hand, other: Hand) -> None:
    """PZ-1.1: names, sizes and copies survive packing; ``without`` takes what is there."""
    packed = cards_from(list(one))
    assert Counter(card_names(packed)) == Counter(one)
    assert size(packed) == len(one)
    assert [held(packed, kind) for kind in range(16)] == [one.count(name) for name in CARD_NAMES]
    left = Counter(one) - Counter(other)
    assert Counter(card_names(without(packed, cards_from(list(other))))) == left


def test_all_cards_are_the_deck() -> None:
    """PZ-1.1"""
    assert Counter(card_names(ALL_CARDS)) == DECK
    assert size(ALL_CARDS) == 55
    assert sum(value_of(kind) * held(ALL_CARDS, kind) for kind in range(16)) == 3 * 3 * 25 + 20
    assert [size(unit(kind)) for kind in range(16)] == [1] * 16


@settings(max_examples=150)
@given(hands(12))
def test_groups_are_counted_and_made_of_three_cards(cards: Hand) -> None:
    """PZ-4.2, PZ-4.3"""
    packed = cards_from(list(cards))
    for number, trio in enumerate(TRIO_NAMES):
        group = Counter(trio_names_of(trio))
        assert Counter(card_names(trio_cards(number))) == group
        assert trios_of(packed, number) == min(cards.count(c) // n for c, n in group.items())


@settings(max_examples=150)
@given(hands(12))
def test_the_tie_break_counts_faces_of_one_currency_and_certificates(cards: Hand) -> None:
    """PZ-6.4, PZ-9.6"""
    sums = [
        sum(face(card) for card in cards if currency_of(card) in (currency, None))
        for currency in CURRENCIES
    ]
    assert face_value(cards_from(list(cards))) == max(sums)


def test_groups_of_one_value_are_as_many_as_the_scarcest_currency_has() -> None:
    """PZ-4.2: for all numbers of copies, with every other card in the hand."""
    for value in range(5):
        others = ALL_CARDS - sum(3 * unit(value + 5 * currency) for currency in range(3))
        for copies in product(range(4), repeat=3):
            mine = sum(n * unit(value + 5 * currency) for currency, n in enumerate(copies))
            assert trios_of(mine, value) == trios_of(mine + others, value) == min(copies)
            assert [trios_of(mine, other) for other in range(5) if other != value] == [0] * 4


# ---- payments at the table


def buying(hand_of_0: str, price: int = 9, others: str = "") -> State:
    """Seat 0 is about to pay that price for one tile."""
    yard = [f"{m}-1-{w}" for m in ("brick", "sandstone", "marble") for w in (1, 2, 3)]
    yard = yard[: 9 - price]
    state = scene(hands=[hand_of_0, others], warehouse=" ".join(yard))
    play(state, "tiles", "turn marble-2-1", "turn marble-2-2", "buy marble-2-1")
    return state


def test_a_payment_holds_one_currency_and_certificates() -> None:
    """PZ-4.1"""
    state = play(buying("red5 brown7 2"), "pay certificate")
    assert legal(state) == ["pay brown7"]  # red would stop at 7
    play(state, "pay brown7")
    assert refused(state, "pay red5") == "PZ-4.1"
    play(state, "done")
    assert look(state)["discards"] == cards("brown7 2")
    assert hand(state, 0) == ["red5"]


def test_a_bid_holds_one_currency_over_all_its_raises() -> None:
    """PZ-4.1, PZ-5.10"""
    state = scene(hands=["red3 red4 grey7", "brown3 brown4 grey6"], quarries=["", "brick-1-1"])
    play(state, "tiles", "turn marble-2-1", "turn marble-2-2", "auction")
    play(state, "bid brown4", "done", "bid red3", "done")
    assert refused(state, "bid grey6") == "PZ-4.1"
    assert legal(state) == ["pass", "bid brown3"]


def test_three_of_a_value_in_three_currencies_are_worth_15() -> None:
    """PZ-4.2: whatever the value, and only all three currencies."""
    for value in (3, 4, 5, 6, 7):
        state = play(buying(f"red{value} brown{value} grey{value}"), f"pay trio{value}")
        assert look(state)["laid_worth"] == 15
        assert look(state)["laid"] == [f"red{value}", f"brown{value}", f"grey{value}"]
        assert hand(state, 0) == []
    two = buying("red5 red5 brown5")
    assert refused(two, "pay trio5") == "PZ-4.2"
    mixed = buying("red5 brown5 grey6 red7")
    assert refused(mixed, "pay trio5") == "PZ-4.2"


def test_three_certificates_are_worth_15() -> None:
    """PZ-4.3"""
    state = play(buying("2 2 2"), "pay trio2")
    assert look(state)["laid_worth"] == 15
    assert refused(buying("2 2 red7"), "pay trio2") == "PZ-4.3"


def test_the_3_certificate_makes_no_group() -> None:
    """PZ-4.3: two 2s beside it in the bid are 7, not 15."""
    mine = scene(hands=["2 2", "red7 red4"], quarries=["", "brick-1-1"])
    play(mine, "tiles", "turn marble-2-1", "turn marble-2-2", "auction", "bid red7", "done")
    assert refused(mine, "bid trio2") == "PZ-4.3"
    assert legal(mine) == ["pass"]


def test_any_number_of_groups_beside_one_currency_and_certificates() -> None:
    """PZ-4.4"""
    state = buying("red3 brown3 grey3 red6 brown6 grey6 2 2 2 2 grey7 grey7 red7")
    play(state, "pay trio3", "pay trio6", "pay trio2", "pay grey7", "pay certificate", "pay grey7")
    assert look(state)["laid_worth"] == 15 + 15 + 15 + 7 + 2 + 7
    assert look(state)["laid_trios"] == ["trio3", "trio6", "trio2"]
    assert refused(state, "pay red7") == "PZ-4.1"
    play(state, "done")
    assert hand(state, 0) == ["red7"]


def test_the_same_group_may_be_laid_twice() -> None:
    """PZ-4.4"""
    state = play(buying("red4 red4 brown4 brown4 grey4 grey4"), "pay trio4", "pay trio4")
    assert look(state)["laid_worth"] == 30
    assert look(state)["laid_trios"] == ["trio4", "trio4"]


def test_cards_in_a_bid_are_not_regrouped() -> None:
    """PZ-4.5: two 2s lie already, a third one is worth 2 and no more."""
    state = scene(hands=["red4 red7", "2 2 2"], quarries=["", "brick-1-1"])
    play(state, "tiles", "turn marble-2-1", "turn marble-2-2", "auction")
    play(state, "bid certificate", "bid certificate", "done", "bid red4", "done")
    assert look(state)["bid_worth"] == [7, 4]
    assert refused(state, "bid trio2") == "PZ-4.3"
    assert refused(state, "bid certificate") == "PZ-9.9"
    assert legal(state) == ["pass"]


def test_overpaying_is_allowed_without_change_and_hands_have_no_limit() -> None:
    """PZ-4.6: a hand of 12 grows, and all of it may be spent."""
    state = scene(hands=["red3 red3 red4 red4 red5 red5 red6 red6 red7 red7 2 2", "grey3"])
    play(state, "money", "reveal brown3", "reveal brown4", "reveal brown5")
    play(state, "take brown3", "take brown4")
    assert len(hand(state, 0)) == 14
    rich = play(buying("red7 red7 red7"), "pay red7", "pay red7", "pay red7", "done")
    assert look(rich)["discards"] == cards("red7 red7 red7")
    assert hand(rich, 0) == []


def test_spent_cards_are_discarded_openly() -> None:
    """PZ-4.7: everybody sees the pile."""
    state = play(buying("red7 2", others="grey3"), "pay red7", "pay certificate", "done")
    assert seen(state, 1)["discards"] == cards("red7 2")


def test_laid_singly_three_certificates_are_6_and_stay_so() -> None:
    """PZ-4.8"""
    state = buying("2 2 2 red7")
    play(state, "pay certificate", "pay certificate")
    assert refused(state, "pay trio2") == "PZ-4.3"
    play(state, "pay certificate")
    assert look(state)["laid_worth"] == 6
    assert look(state)["laid_trios"] == []
    assert refused(state, "done") == "PZ-5.7"


def test_a_group_does_not_fix_the_currency() -> None:
    """PZ-4.8: after a group every currency is still open; a single card closes the others."""
    state = play(buying("red4 brown4 grey4 red5 brown5 grey6"), "pay trio4")
    assert legal(state, "pay") == ["pay red5", "pay brown5", "pay grey6"]
    play(state, "pay brown5")
    assert legal(state, "pay") == []


@settings(max_examples=60)
@given(hands(9), st.data())
def test_a_payment_is_worth_what_was_laid(cards: Hand, data: st.DataObject) -> None:
    """PZ-4.1–PZ-4.4, PZ-4.8, PZ-9.9: any legal way to pay leads to "done" with the right sum."""
    if most(cards, None) < 9:
        return
    state = buying(" ".join(cards))
    worth, laid = 0, Counter[str]()
    while True:
        choices = legal(state, "done", "pay")
        choice = data.draw(st.sampled_from(choices))
        assert ("done" in choices) == (worth >= 9)
        play(state, choice)
        if choice == "done":
            break
        what = choice.removeprefix("pay ")
        worth += 15 if what.startswith("trio") else face(what)
        laid.update(trio_names_of(what) if what.startswith("trio") else [what])
        assert look(state)["laid_worth"] == worth
    assert Counter(look(state)["discards"]) == laid
    assert Counter(hand(state, 0)) == Counter(cards) - laid
