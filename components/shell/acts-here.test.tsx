import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { Panel } from "@/components/ui/panel";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { ActMenu } from "./act-menu";
import { actsHere } from "./acts-here";

const acted = vi.fn();

function Keys() {
  useHotkeys({
    "table.density": () => acted("density key"),
    "table.filter": () => acted("filter key"),
    "table.next": () => acted("next"),
    "table.open": () => acted("open"),
    "global.theme": () => acted("theme"),
  });

  return null;
}

function CallsFirst() {
  useHotkeys({ "verdict.note": () => acted("note of the gate") }, { isFirst: true });

  return null;
}

function Page({ mayExport = true }: { mayExport?: boolean }) {
  return (
    <>
      <Keys />
      <nav>
        <Button>Of the rail</Button>
      </nav>
      <main id="main">
        <Button disabled={!mayExport} title="Export the approved" onClick={() => acted("export")}>
          Export
        </Button>
        <Button asChild>
          <a href="/queues/1" onClick={() => acted("review")}>
            Review <Kbd keys="r" />
          </a>
        </Button>
        <IconButton label="Taller rows" keys="." onClick={() => acted("density button")} />
        <ActMenu
          label="Change the queue"
          acts={[
            { name: "Pause", icon: null, run: () => acted("pause") },
            { name: "Edit", icon: null, isOff: true, run: () => acted("edit") },
          ]}
        />
        <Panel title="Agreement" actions={<Button>Download</Button>}>
          <ul>
            <li>
              <Button>Remove</Button>
            </li>
          </ul>
        </Panel>
      </main>
    </>
  );
}

const shown = () => actsHere({}).map(({ name, about, keys }) => [name, about, keys]);
const choose = (wanted: string) =>
  actsHere({})
    .find(({ name }) => name === wanted)
    ?.run();

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  acted.mockClear();
});

test("buttons of the screen in their order, then its menus, then what only a key does; none of a row, nothing twice", () => {
  render(<Page />);

  expect(shown()).toEqual([
    ["Export", "Export the approved", undefined],
    ["Review", undefined, "r"],
    ["Taller rows", undefined, "."],
    ["Download", "Agreement", undefined],
    ["Pause", "Change the queue", undefined],
    ["Edit the filter", undefined, "/"],
  ]);
});

test("each is done as its button, its menu or its key would", () => {
  render(<Page />);

  for (const name of ["Export", "Review", "Taller rows", "Pause", "Edit the filter"]) choose(name);

  expect(acted.mock.calls.flat()).toEqual(["export", "review", "density button", "pause", "filter key"]);
});

test("what cannot be done now is not there, and neither is a part that left", () => {
  const { rerender } = render(<Page mayExport={false} />);
  expect(shown().map(([name]) => name)).not.toContain("Export");

  rerender(<main id="main" />);

  expect(shown()).toEqual([]);
});

test("of two parts that hear a key the one that takes it first acts", () => {
  function Second() {
    useHotkeys({ "verdict.note": () => acted("note of the label") });

    return null;
  }
  render(
    <>
      <Second />
      <CallsFirst />
    </>,
  );

  const notes = actsHere({}).filter(({ keys }) => keys === "q");
  notes[0]?.run();

  expect(notes).toHaveLength(1);
  expect(acted.mock.calls.flat()).toContain("note of the gate");
  expect(acted.mock.calls.flat()).not.toContain("note of the label");
});

test("a button that opens a menu is opened by its key, because a click alone does not", () => {
  render(
    <main id="main">
      <Button aria-haspopup="menu" onKeyDown={({ key }) => acted(key)}>
        Saved views
      </Button>
    </main>,
  );

  choose("Saved views");

  expect(acted).toHaveBeenCalledWith("ArrowDown");
  expect(screen.getByRole("button")).toBeTruthy();
});

test("a key acts as well where the button that has it is one of another width of window", () => {
  function Mode() {
    useHotkeys({ "layers.mode": () => acted("next mode") });

    return null;
  }
  render(
    <main id="main">
      <Mode />
      <span style={{ display: "none" }}>
        <IconButton label="Reading mode: story" keys="v" />
      </span>
    </main>,
  );

  choose("Reading mode");

  expect(acted).toHaveBeenCalledWith("next mode");
});

test("a key that has no button on its screen is there, whatever buttons other screens have", () => {
  function Other() {
    useHotkeys({
      "verdict.clear": () => acted("clear"),
      "item.undo": () => acted("undo"),
      "cluster.find": () => acted("find"),
      "table.close": () => acted("close"),
    });

    return null;
  }
  render(<Other />);

  expect(shown().map(([name]) => name)).toEqual(["Undo your last answer", "Clear the answer", "Find a cluster"]);
});

test("what the key sheet explains of a key is no part of its name", () => {
  function Labels() {
    useHotkeys({ "label.first-wrong": () => undefined, "verdict.reject": () => undefined });

    return null;
  }
  render(<Labels />);

  expect(shown()).toEqual([
    ["Reject", "a digit gives the reason", "r"],
    ["First wrong step", "later steps are bad too", "Shift+!"],
  ]);
});

test("what left the screen, or can no longer be done there, is not done by a choice made before", () => {
  const { rerender } = render(<Page />);
  const before = actsHere({});
  const runAll = () => before.forEach(({ run }) => void run());

  rerender(
    <main id="main">
      <ActMenu
        label="Change the queue"
        acts={[{ name: "Pause", icon: null, isOff: true, run: () => acted("pause") }]}
      />
    </main>,
  );
  runAll();
  expect(acted).not.toHaveBeenCalled();

  rerender(<Page mayExport={false} />);
  runAll();
  expect(acted).not.toHaveBeenCalledWith("export");
});

test("a button that is disabled or hidden meanwhile is not pressed, and a menu's act is what it is now", () => {
  function Changing({ isOff, word }: { isOff: boolean; word: string }) {
    return (
      <main id="main">
        <Button disabled={isOff} onClick={() => acted("export")}>
          Export
        </Button>
        <span style={isOff ? { display: "none" } : {}}>
          <Button onClick={() => acted("build")}>Build</Button>
        </span>
        <ActMenu label="Queue" acts={[{ name: "Pause", icon: null, run: () => acted(word) }]} />
      </main>
    );
  }
  const { rerender } = render(<Changing isOff={false} word="as it was" />);
  const before = actsHere({});
  expect(before.map(({ name }) => name)).toEqual(["Export", "Build", "Pause"]);

  rerender(<Changing isOff word="as it is" />);
  before.forEach(({ run }) => void run());

  expect(acted.mock.calls.flat()).toEqual(["as it is"]);
});
