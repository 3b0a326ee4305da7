import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { CommandPalette } from "./command-palette";
import { givenApp } from "./given-app";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const CORPUS = "11111111-1111-4111-8111-111111111111";
const CORPORA = {
  items: [{ id: CORPUS, name: "SN15 race extract", kind: "imported", trajectories: 3, filterVersion: "defaults-1" }],
};

function Opened({ onShowKeys }: { onShowKeys: () => void }) {
  const [isOpen, setOpen] = useState(true);

  return isOpen ? <CommandPalette open onOpenChange={setOpen} onShowKeys={onShowKeys} /> : null;
}

function givenPalette(search = `?corpus=${CORPUS}`, behind: ReactNode = null) {
  const onShowKeys = vi.fn();
  const app = givenApp(
    <>
      {behind}
      <Opened onShowKeys={onShowKeys} />
    </>,
    { answers: { "GET /api/corpora": CORPORA }, search },
  );

  return { ...app, onShowKeys };
}

const wentTo = async ({ push }: { push: ReturnType<typeof vi.fn> }, address: string) =>
  waitFor(() => expect(push).toHaveBeenCalledWith(address));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("opens a trajectory by an id that is pasted with its surroundings", async () => {
  const app = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), `row ${ID.toUpperCase()}{Enter}`);

  await wentTo(app, `/trajectories/${ID}`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("goes to a screen and keeps the corpus", async () => {
  const app = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), "imports{Enter}");

  await wentTo(app, `/imports?corpus=${CORPUS}`);
});

test("words that nothing goes by become a filter of the table", async () => {
  const app = givenPalette();
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "fridge magnet{Enter}");

  await wentTo(app, `/trajectories?corpus=${CORPUS}&filter=fridge+magnet`);
});

test("with a filter set, a search says whether it keeps it or replaces it, and what else the table shows stays", async () => {
  const set = `?corpus=${CORPUS}&filter=gate%3A5&sort=-steps&peek=${ID}`;
  const app = givenPalette(set);
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "magnet");
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual([
    "Search within the filter for magnetkeeps gate:5",
    "Search all trajectories for magnetreplaces gate:5",
  ]);
  await userEvent.keyboard("{Enter}");

  await wentTo(app, `/trajectories?corpus=${CORPUS}&filter=gate%3A5+magnet&sort=-steps`);
});

test("switches the corpus", async () => {
  const app = givenPalette();

  await userEvent.click(await screen.findByRole("option", { name: "SN15 race extract" }));

  await wentTo(app, `/trajectories?corpus=${CORPUS}`);
});

test("the word corpus finds every corpus, and with a word of its name that one", async () => {
  const app = givenPalette();
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "corpus");
  expect(screen.getByRole("option", { name: "SN15 race extract" })).toBeTruthy();
  await userEvent.type(screen.getByRole("combobox"), " race{Enter}");

  await wentTo(app, `/trajectories?corpus=${CORPUS}`);
});

test("leads to the key sheet and shows its key", async () => {
  const { onShowKeys } = givenPalette();

  await userEvent.click(screen.getByRole("option", { name: "Show all keys ?" }));

  await waitFor(() => expect(onShowKeys).toHaveBeenCalledOnce());
});

function Screen({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useHotkeys({ "global.palette": () => setOpen(true) });

  return (
    <>
      {children}
      {isOpen ? <CommandPalette open onOpenChange={setOpen} onShowKeys={() => undefined} /> : null}
    </>
  );
}

/** A screen that is there when the palette is asked for. */
function givenPaletteOver(children: ReactNode) {
  const app = givenApp(<Screen>{children}</Screen>, { answers: { "GET /api/corpora": CORPORA } });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });

  return app;
}

/** Words that are marked on the page, and a key that does something with them. */
function Marked({ onComment }: { onComment: (words: string) => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
  }, []);
  useHotkeys({ "span.comment": () => onComment(String(window.getSelection())) });

  return <p ref={text}>a brass lamp</p>;
}

test("an act has the words that were marked, and so has who leaves without one", async () => {
  const onComment = vi.fn();
  const { unmount } = givenPaletteOver(<Marked onComment={onComment} />);
  // As browsers do when a text box takes the focus.
  window.getSelection()?.removeAllRanges();

  await userEvent.type(screen.getByRole("combobox"), "comment on the marked{Enter}");
  await waitFor(() => expect(onComment).toHaveBeenCalledWith("a brass lamp"));
  unmount();

  givenPaletteOver(<Marked onComment={onComment} />);
  window.getSelection()?.removeAllRanges();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(String(window.getSelection())).toBe("a brass lamp"));
});

test("words that only explain a key, or letters of its name, search; its name chooses it", async () => {
  const onReject = vi.fn();
  function Keys() {
    useHotkeys({ "label.first-wrong": () => undefined, "verdict.reject": onReject });

    return null;
  }
  const app = givenPaletteOver(<Keys />);
  expect(screen.getByRole("option", { name: /First wrong step later steps are bad too/ })).toBeTruthy();

  await userEvent.type(screen.getByRole("combobox"), "late");
  const first = () => screen.getAllByRole("option")[0]?.textContent;
  expect(first()).toBe("Search all trajectories for late");
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.type(screen.getByRole("combobox"), "wron");
  expect(first()).toBe("Search all trajectories for wron");
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.type(screen.getByRole("combobox"), "rej{Enter}");

  await waitFor(() => expect(onReject).toHaveBeenCalledOnce());
  expect(app.push).not.toHaveBeenCalled();
});

test("it closes when the page behind it becomes another one", async () => {
  let goOn = () => {};
  function Elsewhere() {
    const [pathname, setPathname] = useState("/trajectories");
    goOn = () => setPathname("/runs");

    return (
      <PathnameContext.Provider value={pathname}>
        <Opened onShowKeys={() => undefined} />
      </PathnameContext.Provider>
    );
  }
  givenApp(<Elsewhere />, { answers: { "GET /api/corpora": CORPORA } });
  expect(screen.getByRole("dialog")).toBeTruthy();

  act(() => goOn());

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
