import { cleanup, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { Toaster } from "@/components/ui/toast";
import type { ProtectedSet } from "@/lib/contract/splits";
import { givenHit, givenProtectedSet } from "./given-split";
import { ProtectedPanel } from "./protected-panel";

const CORPUS = givenCorpus();
const LIST = `/api/corpora/${CORPUS.id}/protected-sets`;
const ONE = `/api/protected-sets/${givenProtectedSet().id}`;
const FILE = new File(['{"query":"a brass lamp"}'], "suite v2.jsonl");

function givenPanel(sets: readonly ProtectedSet[], answers: Readonly<Record<string, Answer>> = {}, search = "") {
  return givenApp(
    <>
      <ProtectedPanel corpus={CORPUS} />
      <Toaster />
    </>,
    { search, answers: { ...givenMe("lead"), [`GET ${LIST}`]: { items: sets }, ...answers } },
  );
}

function drop(file: File): void {
  const event = createEvent.drop(window);
  Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], files: [file] } });
  fireEvent(window, event);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("protected sets", () => {
  test("say how many problems they hold, what of them is here and what was not read", async () => {
    givenPanel([givenProtectedSet()]);

    const row = within(
      within(await screen.findByRole("table", { name: "Protected sets" })).getByRole("row", { name: /ShoppingBench/ }),
    );
    for (const words of ["750", "3 problems", "2 records", "test.jsonl"]) expect(row.getByText(words)).toBeTruthy();
  });

  test("of one problem and one record speak in the singular", async () => {
    const set = givenProtectedSet({ overlap: 1, unread: 1 });
    givenPanel([set], { [`GET ${ONE}`]: { ...set, hits: [], unreadReasons: [] } });

    expect(await screen.findByRole("button", { name: /^Show why 1 record of .* was not read$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Show what of/ }));
    expect(await screen.findByText(/^1 of the problems here overlaps with its 750\./)).toBeTruthy();
  });

  test("show which problems overlap, and why records were not read", async () => {
    const { address } = givenPanel([givenProtectedSet()], {
      [`GET ${ONE}`]: {
        ...givenProtectedSet(),
        hits: [givenHit({ guard: "protected", between: ["train", "ShoppingBench test"] })],
        unreadReasons: [{ reason: "The record has no query.", count: 2, first: "line 7" }],
      },
    });

    await userEvent.click(await screen.findByRole("button", { name: /^Show what of ShoppingBench test/ }));

    const dialog = within(await screen.findByRole("dialog", { name: "“ShoppingBench test” in this corpus" }));
    expect(await dialog.findByRole("link", { name: "a brass lamp" })).toBeTruthy();
    expect(dialog.getByText("Showing 1 of 3")).toBeTruthy();
    expect(dialog.getByText("The record has no query.")).toBeTruthy();
    expect(dialog.getByText(/2, the first is/).textContent).toContain("line 7");
    expect(address().get("protected")).toBe(givenProtectedSet().id);
  });

  test("are removed, and come back", async () => {
    const { asked } = givenPanel([givenProtectedSet()], { [`DELETE ${ONE}`]: null, [`POST ${ONE}/restore`]: null });

    await userEvent.click(await screen.findByRole("button", { name: "Remove ShoppingBench test" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

    await waitFor(() => expect(asked.some(({ key }) => key === `POST ${ONE}/restore`)).toBe(true));
    expect(asked.some(({ key }) => key === `DELETE ${ONE}`)).toBe(true);
  });

  test("that met a fault on the way back are offered it again", async () => {
    let tries = 0;
    const broken = () =>
      Response.json({ code: "INTERNAL", detail: "Something broke.", requestId: "r-1" }, { status: 500 });
    const { asked } = givenPanel([givenProtectedSet()], {
      [`DELETE ${ONE}`]: null,
      [`POST ${ONE}/restore`]: () => (tries++ === 0 ? broken() : null),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Remove ShoppingBench test" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

    await waitFor(() => expect(asked.filter(({ key }) => key === `POST ${ONE}/restore`)).toHaveLength(2));
  });

  test("say what is not kept out where there is none", async () => {
    givenPanel([]);

    expect(await screen.findByText(/nothing keeps an evaluation suite out of what is shipped/)).toBeTruthy();
  });

  test("that cannot be read say why", async () => {
    givenPanel([], {
      [`GET ${LIST}`]: () => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }),
    });

    expect((await screen.findByRole("alert")).textContent).toContain("The protected sets could not be read");
  });

  test("are changed by leads only", async () => {
    givenPanel([givenProtectedSet()], givenMe("researcher"));

    await screen.findByRole("table", { name: "Protected sets" });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull());
    drop(FILE);

    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a file that is dropped", () => {
  test("of which one problem is here is told so in the singular", async () => {
    givenPanel([], { [`POST ${LIST}`]: givenProtectedSet({ name: "suite v2", problems: 1, overlap: 1, unread: 0 }) });
    await screen.findByText(/nothing keeps an evaluation suite/);

    drop(FILE);
    await userEvent.click(await screen.findByRole("button", { name: "Protect them" }));

    expect(await screen.findByText("1 problem; 1 problem of this corpus overlaps it.")).toBeTruthy();
  });

  test("is named after itself, sent and told what came of it", async () => {
    const added = givenProtectedSet({ name: "suite v2", problems: 12, overlap: 2, unread: 1 });
    const { asked } = givenPanel([], { [`POST ${LIST}`]: added });
    await screen.findByText(/nothing keeps an evaluation suite/);

    drop(FILE);
    const dialog = within(await screen.findByRole("dialog", { name: "Add a protected set" }));
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "suite v2");
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Of May");
    await userEvent.click(dialog.getByRole("button", { name: "Protect them" }));

    expect(await screen.findByText("“suite v2” is protected")).toBeTruthy();
    expect(
      screen.getByText("12 problems; 2 problems of this corpus overlap it; 1 record held no problem."),
    ).toBeTruthy();
    const sent = asked.find(({ key }) => key === `POST ${LIST}`);
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      ...{ name: "suite v2", note: "Of May", file: "suite v2.jsonl" },
    });
  });

  test("is not sent under a name that there is", async () => {
    const { asked } = givenPanel([givenProtectedSet({ name: "suite v2" })], {});
    await screen.findByRole("table", { name: "Protected sets" });

    drop(FILE);
    const dialog = within(await screen.findByRole("dialog", { name: "Add a protected set" }));
    expect(dialog.getByText("There is a protected set “suite v2” already.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Protect them" }));

    expect(asked.some(({ key }) => key === `POST ${LIST}`)).toBe(false);
  });

  test("that holds no problem says why, and the dialog stays", async () => {
    givenPanel([], {
      [`POST ${LIST}`]: () =>
        Response.json({ code: "INVALID", detail: "No record holds a query.", requestId: "r-2" }, { status: 400 }),
    });
    await screen.findByText(/nothing keeps an evaluation suite/);

    drop(FILE);
    const dialog = within(await screen.findByRole("dialog", { name: "Add a protected set" }));
    await userEvent.click(dialog.getByRole("button", { name: "Protect them" }));

    expect((await dialog.findByRole("alert")).textContent).toContain("No record holds a query.");
  });
});
