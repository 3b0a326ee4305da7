import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LeasedItem } from "@/lib/contract/review-flow";
import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { Role } from "@/lib/domain/policy";
import {
  anItem,
  aPerson,
  aProgress,
  givenFlow,
  givenFreshBrowser,
  LAMPS,
  lamps,
  leaveBrowser,
  press,
  shown,
} from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

describe("a blind item", () => {
  test("is answered in three keystrokes, and the next one is shown", async () => {
    const { commits } = givenFlow({ items: lamps() });
    await shown("a brass lamp");

    await press("1", "4", "{Enter}");

    await shown("a copper lamp");
    await waitFor(() => expect(commits).toHaveLength(1));
    expect(commits[0]?.body).toMatchObject({ questionVersion: 1, answers: { structure: "agentic", gate: "4" } });
  });

  test("is said to be saved once something of it is, and not before", async () => {
    givenFlow({ items: lamps() });
    await shown("a brass lamp");
    expect(screen.queryByText("Saved")).toBeNull();

    await press("1");

    expect(await screen.findByText("Saved")).toBeTruthy();
  });

  test("whose answer pane a key has closed leaves a button back to it, with the key", async () => {
    givenFlow({ items: lamps() });
    await shown("a brass lamp");
    await userEvent.keyboard("]");
    expect(screen.getByText("Submit and next").closest("[hidden]")).not.toBeNull();

    const back = await screen.findByRole("button", { name: "Show the right pane" });
    await userEvent.hover(back);
    expect((await screen.findByRole("tooltip")).textContent).toContain("]");
    await userEvent.click(back);

    expect(screen.getByText("Submit and next").closest("[hidden]")).toBeNull();
  });

  test("takes one keystroke more for the outcome", async () => {
    const questions = [...(lamps()[0]?.questions ?? []), { kind: "outcome", isRequired: true } as const];
    const { commits } = givenFlow({ items: LAMPS.map((task) => anItem(task, { questions })) });
    await shown("a brass lamp");

    await press("1", "4", "1", "{Enter}");

    await waitFor(() => expect(commits[0]?.body.answers).toEqual({ structure: "agentic", gate: "4", outcome: "ok" }));
  });

  test("is rejected with a reason in two keystrokes", async () => {
    const { commits } = givenFlow({ items: lamps() });
    await shown("a brass lamp");

    await press("r", "3");

    await shown("a copper lamp");
    await waitFor(() => expect(commits[0]?.body.answers).toEqual({ structure: "reject", reason: "narration_only" }));
  });

  test("brings the question that a key acts on next into view, wherever its pane was left", async () => {
    givenFlow({ items: lamps() });
    await shown("a brass lamp");
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");

    await press("r");
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole("group", { name: /^Why it is rejected/ }));
    await press("0", "1");

    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole("group", { name: /^First gate that fails/ }));
    scrolled.mockRestore();
  });

  test("shows nothing of what is hidden and says what that is", async () => {
    givenFlow({ items: lamps() });
    await shown("a brass lamp");

    const note = within(screen.getByRole("region", { name: "Blind" }));
    expect(note.getByText("The judge’s reply")).toBeTruthy();
    for (const name of ["Verdict", "Judge", "Outcome", "Richness", "Signals", "Who made the calls"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });

  test("says that an answer is not blind where the person had seen what is hidden, and nothing where not", async () => {
    givenFlow({
      items: [
        anItem("a brass lamp", { seenBefore: ["judge", "verdict"] }),
        anItem("a copper lamp", { seenBefore: ["verdict"] }),
        anItem("an iron lamp", { seenBefore: ["reward"] }),
        anItem("a tin lamp"),
      ],
    });
    const told = () => screen.queryByText(/^You opened /)?.textContent;

    await shown("a brass lamp");
    expect(told()).toBe("You opened this before with the judge in sight: your answer counts, but not as blind.");
    await press("1", "5");
    await press("{Enter}");
    await shown("a copper lamp");
    expect(told()).toContain("with some of what is hidden here in sight");
    await press("1", "5", "{Enter}");
    await shown("an iron lamp");
    expect(told()).toMatch(/^You opened an attempt at this problem before with the reward spec in sight: your answer/);
    await press("1", "5", "{Enter}");
    await shown("a tin lamp");
    expect(told()).toBeUndefined();
  });

  test("is not accepted: there is no suggestion", async () => {
    const { commits } = givenFlow({ items: lamps() });
    await shown("a brass lamp");

    await press("a");

    expect(commits).toEqual([]);
    expect(screen.getByText("Thought about a brass lamp.")).toBeTruthy();
  });
});

test("an assisted item is accepted with one key", async () => {
  const suggestion = { structure: "sub_task", gate: "2" };
  const items = LAMPS.map((task) => anItem(task, { suggestion, hidden: [] }));
  const { commits } = givenFlow({ queue: { mode: "assisted", hidden: [] }, items });
  await shown("a brass lamp");
  expect(screen.getByRole("button", { name: "2 no read, suggested" }).getAttribute("aria-pressed")).toBe("false");
  expect(within(screen.getByRole("button", { name: "Sub-task, suggested" })).getByText("suggested")).toBeTruthy();
  expect(screen.getByRole("button", { name: "2 no read, suggested" }).querySelector("svg")).not.toBeNull();
  expect(screen.getByRole("button", { name: "1 no model" }).querySelector("svg")).toBeNull();

  await press("a");

  await shown("a copper lamp");
  await waitFor(() => expect(commits[0]?.body.answers).toEqual(suggestion));
});

describe("an assisted item that a blind queue still asks about", () => {
  const hidden: HiddenLayer[] = ["judge", "verdict", "outcome", "peers"];
  const given = (items: readonly LeasedItem[], me = aPerson({ role: "lead" })) =>
    givenFlow({ queue: { mode: "assisted", hidden: [] }, items, me });

  test("says what is hidden and by which rule, and offers no suggestion to accept", async () => {
    given([anItem("a brass lamp", { hidden })]);
    await shown("a brass lamp");

    const note = within(await screen.findByRole("region", { name: "Hidden for now" }));
    expect(note.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      hidden.map((layer) => HIDDEN_LAYER_TEXT[layer]),
    );
    expect(note.getByText(/A blind queue still asks you about this trajectory, so/)).toBeTruthy();
    expect(note.getByText("What is hidden suggests no answer here.")).toBeTruthy();
    expect(screen.getByText("assisted, partly hidden")).toBeTruthy();
    expect(await screen.findByText("submit and next")).toBeTruthy();
    expect(screen.queryByText("accept")).toBeNull();
  });

  test("names the other attempt where that hides the reward spec alone, and keeps what is suggested", async () => {
    given([anItem("a brass lamp", { hidden: ["reward"], suggestion: { gate: "2" } })]);
    await shown("a brass lamp");

    const note = within(await screen.findByRole("region", { name: "Hidden for now" }));
    expect(note.getByText(/, or about another attempt at its problem, so/)).toBeTruthy();
    expect(note.queryByText(/suggests no answer/)).toBeNull();
    expect(await screen.findByText("accept")).toBeTruthy();
  });

  test.each<{ of: string; hidden: HiddenLayer[]; role: Role }>([
    { of: "the reward spec, for who may never read one", hidden: ["reward"], role: "annotator" },
    { of: "nothing", hidden: [], role: "lead" },
  ])("says nothing where what is hidden is $of", async ({ hidden: layers, role }) => {
    given([anItem("a brass lamp", { hidden: layers })], aPerson({ role }));
    await shown("a brass lamp");

    expect(await screen.findByText("assisted")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Comments" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Hidden for now" })).toBeNull();
  });
});

describe("keys", () => {
  test("a held Enter submits nothing, and an open question is named", async () => {
    const { commits } = givenFlow({ items: lamps() });
    await shown("a brass lamp");

    await press("1", "{Enter}");
    expect(await screen.findByText("“First gate that fails” is not answered yet.")).toBeTruthy();

    await press("4");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true }));

    expect(commits).toEqual([]);
    expect(screen.getByText("Thought about a brass lamp.")).toBeTruthy();
  });

  test("rest while the note is written; Ctrl and Enter submit from there", async () => {
    const questions = [...(lamps()[0]?.questions ?? []), { kind: "note" } as const];
    const { commits } = givenFlow({ items: LAMPS.map((task) => anItem(task, { questions })) });
    await shown("a brass lamp");
    await press("1", "4", "q");

    await userEvent.keyboard("2 s u r3");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" }).value).toBe("2 s u r3");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await waitFor(() =>
      expect(commits[0]?.body.answers).toEqual({ structure: "agentic", gate: "4", note: "2 s u r3" }),
    );
  });

  test("Shift and J show the next held item without an answer, and K the one before with its draft", async () => {
    const { commits } = givenFlow({ items: lamps() });
    await shown("a brass lamp");

    await press("1", "{Shift>}J{/Shift}");
    await shown("a copper lamp");
    await press("{Shift>}K{/Shift}");
    await shown("a brass lamp");

    expect(screen.getByRole("button", { name: "Agentic" }).getAttribute("aria-pressed")).toBe("true");
    expect(commits).toEqual([]);
  });
});

test("the two items after this one are there before they are asked for", async () => {
  const items = lamps();
  const { asked } = givenFlow({ items });
  await shown("a brass lamp");

  await waitFor(() =>
    expect(asked.map(({ key }) => key)).toEqual(
      expect.arrayContaining(
        items.slice(0, 3).map(({ detail }) => `GET /api/trajectories/${detail.header.id}/chunks/0`),
      ),
    ),
  );
});

test("skipping puts the item at the end and shows the next", async () => {
  const items = lamps();
  const [first] = items;
  const { asked } = givenFlow({
    items,
    answers: { [`POST /api/leases/${first?.lease}/skip`]: { progress: aProgress({ waiting: 160 }) } },
  });
  await shown("a brass lamp");

  await press("s");

  await shown("a copper lamp");
  expect(asked.some(({ key }) => key === `POST /api/leases/${first?.lease}/skip`)).toBe(true);
});

test("undo brings the item back with its answers", async () => {
  const items = lamps();
  const [first] = items;
  const undone = () => {
    flow.done.delete(first?.lease ?? "");
    return { status: "undone", item: first, progress: aProgress() };
  };
  const flow = givenFlow({ items, answers: {} });
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    /^\/api\/commits\/.+\/undo$/.test(address) ? Promise.resolve(Response.json(undone())) : network(address, init),
  );
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(flow.commits).toHaveLength(1));

  await press("u");

  await shown("a brass lamp");
  expect(screen.getByRole("button", { name: "Agentic" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "4 no compare" }).getAttribute("aria-pressed")).toBe("true");
});
