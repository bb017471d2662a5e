"""Palazzo Paletti with free hands, in a world that keeps the clock: by mouse, by keys, by touch."""

from __future__ import annotations

import base64
import io
import itertools
import os
import re
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, WebSocket, expect

from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.poses import read_frames, seen_pose
from tests.e2e.hands import PAINTED, Open, await_here, await_page, fits
from tests.e2e.newcomer import (
    BOT,
    Finger,
    carry,
    draw_out,
    drawn,
    glowing,
    lift,
    loose_columns,
    middle,
    raises,
    set_down,
    sit,
    task,
    topple,
    turn_around,
)
from tests.e2e.palace import CARRYING, KEYSTONE, before_setup, claimed, on_the_brink, opening
from tests.e2e.visitors import Seats, go_on_from
from tests.server.trials.lobby import Opened, call
from tests.server.trials.process import ServerProcess

SERVER_CLOCK = True
"""Time passes when a test says so, beside the real one."""
FREE = {"free-hand": True}
SMALL = (1220, 760)
"""A window that is quickly painted without a graphics card."""
LOOKS = ("Corner", "Front", "Above", "Low")
LONG_FORM = int(os.environ.get("PALAZZI_COLUMNS", "0"))
"""How many loose columns a newcomer tries; without it, a few."""


def column(server: ServerProcess, table: Opened, covered: bool) -> str:
    """A column that seat 0 may take, free-standing or built over."""
    view = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[0])["view"]
    usable: list[str] = view["seats"][0]["usable"]
    return next(name for name in usable if (name in view["covered"]) == covered)


def by_hand(page: Page, name: str = "") -> None:
    """Takes a column (or what is due) into the free hand by buttons."""
    if name:
        page.locator(f"[data-part='column:{name}']").click()
    page.locator(".choice", has_text="By hand").first.click()
    page.locator(".hand").wait_for()


def break_off(page: Page) -> None:
    """Holds the button until it takes it."""
    x, y = middle(page.locator(".brk"))
    page.mouse.move(x, y)
    page.mouse.down()
    expect(page.locator(".hand")).to_have_count(0)
    page.mouse.up()


def happened(page: Page, what: str | re.Pattern[str]) -> None:
    """Waits for the log to say so; a bot may have gone on meanwhile."""
    log = page.locator(".log a", has_text=what)
    expect(log.first).to_be_attached()


def height(page: Page) -> int:
    """Millimetres above where the piece goes."""
    return int(page.locator(".lift output").inner_text().split()[0])


@pytest.fixture
def against_bot(person: Open, server: ServerProcess) -> tuple[Page, Opened]:
    """A page at seat 0 whose turn it is, against a bot; one column stands on blue."""
    table = go_on_from(server.url, opening(**FREE).raises_free(CARRYING[0]).record, BOT)
    page = person("/", *SMALL)
    sit(page, table)
    return page, table


@pytest.mark.parametrize("look", LOOKS)
def test_a_press_and_a_drag_take_a_column_out_from_wherever_one_looks(
    against_bot: tuple[Page, Opened], look: str
) -> None:
    """One rule for all: down the screen is nearer, whatever the camera."""
    page, _ = against_bot
    page.get_by_role("button", name=look, exact=True).click()
    page.locator(f"canvas[data-from='{look.lower()}']").wait_for()
    name, at = sorted(glowing(page).items(), key=lambda one: -one[1][1])[0]
    draw_out(page, at)
    lift(page)
    assert task(page) in ("over", "down"), name
    if look == "Corner":  # to the end, once
        carry(page)
        set_down(page)
        happened(page, "player 0 raises the")


COVERS = """([x, y]) => {
  const piece = { left: x - 14, right: x + 14, top: y - 30, bottom: y + 30 }
  const over = ({ left, right, top, bottom }) =>
    left < piece.right && right > piece.left && top < piece.bottom && bottom > piece.top
  return [...document.querySelectorAll('.frame .panel, .head, .strip, .dock, .coach *, .cams')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => over(one.getBoundingClientRect()))
    .map((one) => one.className)
}"""
"""The panels that cover a piece there: whatever they are."""


def uncovered(page: Page) -> None:
    """Nothing stands before the piece in the hand."""
    assert page.evaluate(COVERS, list(middle(page.locator(".gauge")))) == []


@pytest.mark.parametrize(("size", "look"), [((390, 844), "Front"), ((844, 390), "Corner")])
def test_a_finger_draws_a_column_out_on_a_phone_and_nothing_covers_it(
    person: Open, server: ServerProcess, size: tuple[int, int], look: str
) -> None:
    """Upright and lying; on the way, cameras, coach, seats and warnings keep clear of it."""
    table = go_on_from(server.url, opening(**FREE).raises_free(CARRYING[0]).record, BOT)
    page = person("/", *size, touch=True)
    sit(page, table)
    fits(page)
    page.get_by_role("button", name=look, exact=True).click()
    page.locator(f"canvas[data-from='{look.lower()}']").wait_for()
    _, (x, y) = sorted(glowing(page).items(), key=lambda one: -one[1][1])[0]
    finger = Finger(page)
    expect(page.locator(".coach")).to_contain_text("Press a glowing column and drag it towards you")
    finger.press(x, y)
    for _ in range(40):
        if task(page) not in ("", "out"):
            break
        y += 6
        finger.go(x, y)
        page.wait_for_timeout(30)
    await_here(page, lambda: task(page) not in ("", "out"), "a column that has come out")
    uncovered(page)
    expect(page.locator(".coach")).to_contain_text("2 / 3")
    expect(page.locator(".coach")).to_contain_text("Drag this handle up, until it is above the top")
    second = y - 30
    finger.press(x, y, (size[0] / 2, second))  # a second finger lifts
    while task(page) == "up" and second > 20:
        second -= 10
        finger.go(x, y, (size[0] / 2, second))
        page.wait_for_timeout(30)
    await_here(page, lambda: task(page) in ("over", "down"), "a column above the top")
    finger.leave()
    uncovered(page)
    for name in ("Break off", "Let it fall"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.get_by_role("button", name="I know this").click()
    expect(page.locator(".coach")).to_have_count(0)
    fits(page)


def test_log_seal_and_columns_are_reached_on_a_phone(person: Open, server: ServerProcess) -> None:
    """What floats on a desk is a tap away: the log, whom the seal shows, every column; and none of
    it stands before a column that may be taken."""
    page = person("/", 390, 844, touch=True)
    sit(page, go_on_from(server.url, on_the_brink(**FREE)))
    page.get_by_role("button", name="I know this").click()
    for size in ((360, 740), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(PAINTED, 2)
        spots = glowing(page)
        assert spots
        for name, spot in spots.items():
            assert page.evaluate(COVERS, list(spot)) == [], name
    expect(page.locator(".strip .seat").first).to_contain_text("holds the seal")
    page.locator(".strip .seat").last.click()
    expect(page.locator(".visit")).to_contain_text("It shows the colour of player 1")
    page.locator(".visit").get_by_role("button", name="Close").click()
    expect(page.locator(".visit")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("The game begins")
    page.keyboard.press("Escape")
    page.locator(".ladder").click()
    for part in page.locator(".levels [data-part].can").all():
        box = part.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    fits(page)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_game_is_dragged_to_its_end(person: Open, server: ServerProcess, device: str) -> None:
    """A column set down on top; then the one that carries the palace: whoever pulls it has lost."""
    table = go_on_from(server.url, on_the_brink(**FREE))
    phone = device == "phone"
    page = person("/", 390, 844, touch=True) if phone else person("/", *SMALL)
    pen = Finger(page) if phone else None
    sit(page, table)
    page.get_by_role("button", name="I know this").click()
    spots = {name: at for name, at in glowing(page).items() if name != KEYSTONE}
    draw_out(page, sorted(spots.values(), key=lambda at: -at[1])[0], pen)
    lift(page, pen)
    carry(page, pen)
    set_down(page)
    page.locator("main[data-mine=false]").wait_for()
    await_here(page, lambda: its_turn(server, table) == 1, "the other's turn")
    view = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[1])
    assert view["log"][-1]["message"]["key"].startswith("paletti-log")
    submit(server, table, 1, view["seq"], f"grip {view['view']['seats'][1]['usable'][0]}", "break")
    page.locator("main[data-mine=true]").wait_for()
    turn_around(page, pen)
    topple(page, glowing(page)[KEYSTONE], pen)
    page.locator(".win").wait_for()
    expect(page.locator(".win h1")).to_have_text("player 1 wins")  # and not by so many points
    expect(page.locator(".win")).to_contain_text(
        "The palace collapsed under player 0’s hand. The seal shows player 1’s colour."
    )
    photo = page.locator(".win .photo")  # of the palace as it stood, not of what is left of it
    expect(photo.locator("b")).to_have_text(re.compile(r"^1\d\.\d cm$"))
    expect(photo.locator("img")).to_have_attribute("alt", re.compile("with 2 plateaus"))
    save = photo.get_by_role("link", name="Save a picture")
    expect(save).to_be_visible()
    if not phone:
        with page.expect_download() as kept:
            save.click()
        assert kept.value.suggested_filename == "palazzo-paletti.png"


def its_turn(server: ServerProcess, table: Opened) -> int:
    """Whose turn it is, as the server has it."""
    return int(call(server.url, "GET", f"/api/tables/{table.id}")["actor"])


def submit(server: ServerProcess, table: Opened, seat: int, seq: int, *actions: str) -> None:
    """A move by whoever sits there, without a page."""
    body = {"type": "submit", "actions": actions, "expected_seq": seq, "client_id": f"move-{seq}"}
    call(server.url, "POST", f"/api/tables/{table.id}/requests", body, table.tokens[seat])


def test_a_hand_that_slips_takes_nothing(against_bot: tuple[Page, Opened]) -> None:
    """PP-11.15: gripping binds, so a few pixels do not grip, and one can go back."""
    page, _ = against_bot
    x, y = next(iter(glowing(page).values()))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 12, steps=3)
    expect(page.locator(".tug")).to_contain_text("Let go here, and nothing has happened")
    page.mouse.up()
    expect(page.locator(".tug")).to_have_count(0)
    assert task(page) == ""
    expect(page.locator("section.prompt .say")).to_contain_text("raise one of your columns")
    expect(page.locator("main")).to_have_attribute("data-frame", re.compile(r"\.0$"))


def test_letting_go_in_mid_air_has_to_be_held(against_bot: tuple[Page, Opened]) -> None:
    """What falls may bring the palace down; set down over a free place, one click is enough."""
    page, _ = against_bot
    draw_out(page, sorted(glowing(page).values(), key=lambda at: -at[1])[0])
    lift(page)
    drop = page.locator(".hand .drop")
    expect(drop).to_contain_text("Let it fall")
    drop.click()  # too short
    expect(drop).to_contain_text("hold it down")
    carry(page)
    expect(page.locator(".hand .take.pri")).to_contain_text("Let go")


def test_a_table_without_free_hands_says_what_to_do(person: Open, server: ServerProcess) -> None:
    page = person("/", *SMALL)
    sit(page, go_on_from(server.url, opening().raises_free(CARRYING[0]).record, BOT))
    name = "blue-thin1"
    page.get_by_role("button", name="Front", exact=True).click()
    page.locator("canvas[data-still]").wait_for()
    box = page.locator("canvas").bounding_box()
    assert box is not None
    found = None
    for x in range(200, 900, 12):  # wherever one of the columns is
        page.mouse.move(box["x"] + x, box["y"] + 0.56 * box["height"])
        if page.locator("p.over", has_text="may be taken").count():
            found = x
            break
    assert found is not None, name
    page.mouse.down()
    page.mouse.move(box["x"] + found + 40, box["y"] + 0.56 * box["height"] + 30, steps=4)
    page.mouse.up()
    expect(page.locator(".said")).to_contain_text("click a column, then choose which way")


def test_turning_the_camera_grips_nothing(against_bot: tuple[Page, Opened]) -> None:
    """The empty table, or the right button anywhere: that is the camera."""
    page, _ = against_bot
    before = glowing(page)
    x, y = next(iter(before.values()))
    for at, button in (((240.0, 560.0), "left"), ((x, y), "right")):
        seen = page.locator("canvas").get_attribute("data-seen")
        page.mouse.move(*at)
        page.mouse.down(button=button)  # type: ignore[arg-type]
        page.mouse.move(at[0] + 60, at[1] + 4, steps=6)
        page.mouse.up(button=button)  # type: ignore[arg-type]
        await_page(
            page, "(was) => document.querySelector('canvas').dataset.seen !== was && 'yes'", seen
        )
    assert task(page) == ""
    expect(page.locator("section.prompt .say")).to_contain_text("raise one of your columns")


def test_breaking_off_has_to_be_held(against_bot: tuple[Page, Opened]) -> None:
    page, _ = against_bot
    draw_out(page, next(iter(glowing(page).values())))
    page.locator(".brk").click()  # too short
    expect(page.locator(".brk")).to_contain_text("hold it down")
    expect(page.locator(".hand")).to_have_count(1)
    take, brk = middle(page.locator(".take")), middle(page.locator(".brk"))
    assert abs(take[0] - brk[0]) > 160
    break_off(page)
    happened(page, "player 0 breaks off")


def test_a_newcomer_raises_loose_columns_at_the_first_attempt(
    person: Open, server: ServerProcess
) -> None:
    """Towards themselves, then up: what glows comes out."""
    wanted, tried, raised = LONG_FORM or 1, 0, 0
    for seed in itertools.count(1):
        script = drawn(seed)
        loose = set(loose_columns(script))
        page = person("/", *SMALL)
        sit(page, go_on_from(server.url, script.record, BOT))
        found = [name for name in glowing(page) if name in loose]
        if found:
            said = raises(page, found[seed % len(found)])
            tried += 1
            raised += "raises" in said
            if LONG_FORM:
                print(f"newcomer: {found[seed % len(found)]} of palace {seed}: {said}")
        page.close()
        if tried == wanted:
            break
    print(f"newcomer: {raised} of {tried} loose columns at the first attempt")
    assert raised >= 0.8 * tried


EMPTIED = """() => {
  window.emptied = []
  let painted = false
  for (const side of ['width', 'height']) {
    const had = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)
    const set = function (to) {
      had.set.call(this, to)
      painted = false
      queueMicrotask(() => emptied.push(painted))
    }
    Object.defineProperty(HTMLCanvasElement.prototype, side, { ...had, set })
  }
  const gl = WebGL2RenderingContext.prototype
  let seen = true // nobody sees what is drawn into a texture
  const bind = gl.bindFramebuffer
  gl.bindFramebuffer = function (target, buffer) {
    seen = buffer === null
    return bind.call(this, target, buffer)
  }
  for (const name of ['drawElements', 'drawArrays']) {
    const draw = gl[name]
    gl[name] = function (...how) {
      painted ||= seen
      return draw.apply(this, how)
    }
  }
}"""
"""Notes of every canvas that gets a size whether it was painted before the script paused: only
then can the browser show it. Not by its pixels, which cannot be read any more once they were shown.
"""


def is_blank(picture: bytes) -> bool:
    """Whether nothing of the palace is seen: its first plateau is blue, and nothing else is."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    wide, high = whole.size  # only the middle: there is blue on panels, too
    seen = whole.crop((wide // 4, high // 3, 3 * wide // 4, 4 * high // 5)).resize((96, 72))
    data = seen.tobytes()
    return not any(data[n + 2] > data[n] + 24 for n in range(0, len(data), 3))


def test_no_frame_that_is_shown_is_blank(person: Open, server: ServerProcess) -> None:
    """By its pixels: every picture that the browser puts on the screen while a phone's changes, and
    while it becomes a desk's and a phone's again."""
    page = person("/", 560, 520, painted=True)
    sit(page, go_on_from(server.url, opening(**FREE).record))
    page.locator("canvas[data-still]").wait_for()
    assert not is_blank(page.screenshot())
    shown: list[bytes] = []
    wire = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        shown.append(base64.b64decode(frame["data"]))
        wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    wire.on("Page.screencastFrame", keep)
    wire.send("Page.startScreencast", {"format": "jpeg", "everyNthFrame": 1})
    for width, height in ((620, 520), (620, 600), (900, 560), (520, 560)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED, 3)
        page.locator("canvas[data-still]").wait_for()
    wire.send("Page.stopScreencast")
    assert len(shown) >= 4
    assert not any(is_blank(picture) for picture in shown)
    hide = "(canvas) => void (canvas.style.visibility = 'hidden')"
    page.locator("canvas").evaluate(hide)
    assert is_blank(page.screenshot())  # what it would look like


def test_no_picture_is_ever_empty(person: Open, server: ServerProcess) -> None:
    """Another size empties a canvas; it is painted again before anybody can see it."""
    table = go_on_from(server.url, opening(**FREE).record)
    page = person("/", 700, 500)
    sit(page, table)
    page.locator("canvas[data-still]").wait_for()
    page.evaluate(EMPTIED)
    for width, height in ((760, 500), (900, 520), (640, 560), (640, 480)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED, 2)
        page.locator("canvas[data-still]").wait_for()
    assert page.evaluate("emptied.length") >= 4
    assert page.evaluate("emptied.every((painted) => painted)"), page.evaluate("emptied")


def test_a_column_is_lifted_by_keys_and_put_back_when_it_is_broken_off(
    against_bot: tuple[Page, Opened], server: ServerProcess
) -> None:
    page, table = against_bot
    by_hand(page, column(server, table, covered=False))
    expect(page.locator(".hand .take")).to_be_focused()
    page.keyboard.press("Enter")
    for key in ("PageUp", "PageUp", "PageUp", "ArrowRight", "q", "E", "PageUp"):
        page.keyboard.press(key)
    await_here(page, lambda: height(page) > -51, "a lifted column")
    page.locator(".brk").focus()
    page.keyboard.down("Enter")
    happened(page, "player 0 breaks off")
    page.keyboard.up("Enter")


def test_a_second_hand_lifts_the_plateau_and_everybody_sees_it(
    against_bot: tuple[Page, Opened], server: ServerProcess, person: Open
) -> None:
    page, table = against_bot
    heights: list[float] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    def note(data: bytes | str) -> None:
        if isinstance(data, bytes):
            for _, poses in read_frames(data):
                pose = seen_pose(poses.get(FIRST_PLATEAU, bytes(10)))
                heights.extend([] if pose is None else [pose[2]])

    friend = person("/healthz")
    friend.on("websocket", listen)
    friend.goto(f"/t/{table.id}")
    friend.locator("canvas").wait_for()
    by_hand(page, column(server, table, covered=True))
    steady = page.get_by_role("button", name="Steady the blue plateau")
    steady.click()
    expect(steady).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.get_by_role("button", name="lift the plateau").click()
    expect(page.locator(".second output")).to_have_text("lifted by 1.5 mm")
    page.keyboard.press("Alt+PageUp")
    page.keyboard.press("Alt+PageUp")
    expect(page.locator(".second output")).to_have_text("lifted by 2.0 mm")  # PP-11.16
    page.get_by_role("button", name="Grip it").click()
    await_here(page, lambda: heights and max(heights) - min(heights) > 0.001, "a lifted plateau")
    page.keyboard.press("s")
    expect(steady).to_have_attribute("aria-pressed", "false")
    break_off(page)
    happened(page, re.compile("player 0 (breaks off|raises)|collapses"))


def test_a_plateau_is_laid_by_hand(person: Open, server: ServerProcess) -> None:
    script = claimed(**FREE).do("accept")
    table = go_on_from(server.url, script.record, BOT)
    page = person("/", *SMALL)
    sit(page, table)
    by_hand(page)
    beneath = page.locator(".beneath")
    expect(beneath).to_have_text("over 3 columns")
    page.locator(".hand .take").click()
    x, y = middle(page.locator(".gauge"))
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):  # too far to the side
        page.mouse.move(x + 45 * step, y)
        page.wait_for_timeout(20)
    expect(beneath).to_have_text("over no column yet")
    for step in range(8, -1, -1):
        page.mouse.move(x + 45 * step, y)
        page.wait_for_timeout(20)
    page.mouse.up()
    expect(beneath).to_have_text("over 3 columns")
    set_down(page)
    happened(page, "player 0 lays the green plateau")


def test_a_column_from_the_box_is_stood_by_hand_on_a_phone(
    person: Open, server: ServerProcess
) -> None:
    table = go_on_from(server.url, before_setup(setup="by-hand", **FREE).record, BOT)
    page = person("/", 360, 740)
    sit(page, table)
    page.locator(".ladder").click()
    page.locator("[data-part='column:blue-thick'].can").click()
    page.locator(".ladder").click()
    by_hand(page)
    fits(page)
    expect(page.locator(".beneath")).to_have_text("over a free place")
    page.locator(".hand .take").click()
    set_down(page)
    page.locator("section.prompt .say", has_text="Waiting").or_(
        page.locator("section.prompt .say", has_text="Which column")
    ).first.wait_for()


def objection(person: Open, server: ServerProcess, answer: int) -> tuple[Page, Page]:
    """Two people; the first has claimed and the second is asked."""
    seats: Seats = ({}, {"reserved": "Anna"})
    table = go_on_from(server.url, claimed(**FREE).record, seats, clock={"answer": answer})
    claimant, asked = person(), person()
    sit(claimant, table)
    sit(asked, table, 1)
    return claimant, asked


def test_who_is_asked_objects_in_the_picture_within_his_time(
    person: Open, server: ServerProcess
) -> None:
    claimant, asked = objection(person, server, 300_000)
    for page in (claimant, asked):
        expect(page.locator(".objection")).to_contain_text(
            "claims that none of their columns can be raised"
        )
        seconds = int(page.locator(".objection .clock b").inner_text())
        assert 200 < seconds <= 300
    assert claimant.locator(".objection button").count() == 0
    asked.locator(".objection .object").click()
    expect(asked.locator("section.prompt .say")).to_contain_text("’s columns do you raise")
    asked.get_by_role("button", name="Undo").click()
    asked.locator(".objection .accept").click()
    expect(claimant.locator("section.prompt .say")).to_contain_text("How do you turn")


def test_silence_is_no_objection(person: Open, server: ServerProcess) -> None:
    claimant, asked = objection(person, server, 300_000)
    for page in (claimant, asked):
        expect(page.locator(".objection")).to_have_count(1)
    server.pass_time(300)
    laying = claimant.locator("section.prompt .say", has_text="How do you turn")
    laying.wait_for()  # nobody has clicked
    expect(asked.locator(".objection")).to_have_count(0)
