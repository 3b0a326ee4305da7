import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCheck, aGateReview, aJudgement, anInjection, aSpan } from "@/components/judgement/given-judgement";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aStep } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import type { GateReview } from "@/lib/contract/judge-audit";
import type { Reveal } from "@/lib/contract/review-flow";
import { CauseQuestion } from "./cause-question";
import type { CauseState } from "./gate-cause";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

interface GivenSaid {
  readonly isExtra?: boolean;
  readonly arrives?: Promise<void>;
  readonly said?: Pick<Reveal, "ownCause">;
  readonly gateReview?: GateReview;
}

/** A blind answer with gate 4 stands; the judge named another gate. */
async function givenAnswer(
  judged: number | null,
  { isExtra = false, arrives = Promise.resolve(), said = {}, gateReview }: GivenSaid = {},
) {
  const explanation = "It says 'brass'.";
  const at = explanation.indexOf("brass");
  const reveal = {
    detail: aDetail({
      steps: [aStep(0)],
      header: { judgement: aJudgement({ gate: judged, score: 0.9, explanation }) },
      audit: {
        judgeCheck: aCheck({ quotes: [{ start: at, end: at + 5, kind: "quote", match: "exact", span: aSpan() }] }),
        injections: [anInjection()],
        ...(gateReview ? { gateReview } : {}),
      },
    }),
    answers: { structure: "agentic", gate: "4" },
    peers: [],
    secondThought: null,
    ...said,
    isExtra,
  };
  const flow = givenFlow({ items: lamps() });
  const network = globalThis.fetch;
  const causes: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (/^\/api\/commits\/.+\/reveal$/.test(address)) return arrives.then(() => Response.json(reveal));
    if (!/^\/api\/commits\/.+\/gate-cause$/.test(address)) return network(address, init);
    const body: { cause: string } = JSON.parse(String(init.body));
    causes.push(body);
    return Promise.resolve(Response.json({ cause: body.cause, fault: "judge", isBeyondHorizon: false }));
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(flow.commits).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: /Reveal/ }).hasAttribute("disabled")).toBe(false));

  return { ...flow, causes };
}

const question = () => screen.findByRole("region", { name: "Why your gate differs" });

test("before anything is revealed nothing is asked and nothing of the judge is there", async () => {
  await givenAnswer(5);

  expect(screen.queryByRole("region", { name: /gate differs|judge/i })).toBeNull();
  expect(screen.queryByText(/judge-a/)).toBeNull();
});

test("a gate that differs asks why; one digit answers there and not the item on screen", async () => {
  const { causes } = await givenAnswer(5);
  await press("b");
  expect((await question()).textContent).toContain("Your gate is 4 no compare, the judge’s 5 all pass.");

  await press("2");

  await waitFor(() => expect(causes).toEqual([{ cause: "credited_narration", spans: [] }]));
  expect(await within(await question()).findByText("The judge credited narration.")).toBeTruthy();
  await press("2", "b", "2");
  expect(await screen.findByRole("button", { name: /Sub-task/, pressed: true })).toBeTruthy();
  expect(causes).toHaveLength(1);
});

test("a reveal that comes late stays open, and the next digit answers there", async () => {
  let arrive: () => void = () => undefined;
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { causes } = await givenAnswer(5, { arrives });
  await press("b");
  expect(screen.queryByRole("region", { name: "Why your gate differs" })).toBeNull();

  arrive();
  await question();
  await press("1");

  await waitFor(() => expect(causes).toEqual([{ cause: "missed_evidence", spans: [] }]));
});

test("Enter leaves it open and submits nothing", async () => {
  const { causes, commits } = await givenAnswer(5);
  await press("b");
  await question();

  await press("{Enter}");

  expect(await within(await question()).findByRole("button", { name: "Say why" })).toBeTruthy();
  expect(causes).toEqual([]);
  expect(commits).toHaveLength(1);
});

test("what is pressed there and goes leaves the keyboard in the question", async () => {
  await givenAnswer(5);
  await press("b");
  const region = await question();
  const pressed = async (name: string | RegExp) => {
    within(region).getByRole("button", { name }).focus();
    await userEvent.keyboard("{ }");
    await waitFor(() => expect(within(region).queryByRole("button", { name })).toBeNull());
  };

  await pressed(/^Skip/);
  expect(document.activeElement).toBe(region);
  await pressed("Say why");
  expect(document.activeElement).toBe(region);
  await pressed(/The judge credited narration/);
  expect(document.activeElement).toBe(region);
});

test("another cause is written", async () => {
  const { causes } = await givenAnswer(5);
  await press("b");
  await question();
  await press("8");

  await userEvent.keyboard("It read the wrong step.{Control>}{Enter}{/Control}");

  await waitFor(() => expect(causes).toEqual([{ cause: "other", note: "It read the wrong step.", spans: [] }]));
  const region = within(await question());
  expect(await region.findByText("Other, see the note.")).toBeTruthy();
  expect(region.getByText("It read the wrong step.")).toBeTruthy();
});

test.each([
  ["Escape in the empty field", "{Escape}", ""],
  ["Escape in the field", "It read{Escape}", "It read"],
  ["0 beside it", "It read{Tab}0", "It read"],
  ["the arrow beside it", "It read{Tab}{ArrowLeft}", "It read"],
  ["its button", "It read{Tab}{Tab}{Enter}", "It read"],
])("from another cause %s leads back to the causes, and what was written stays", async (_, keys, written) => {
  const { causes } = await givenAnswer(5);
  await press("b");
  const region = await question();
  await press("8");

  await userEvent.keyboard(keys);
  expect(await within(region).findByRole("button", { name: /The judge credited narration/ })).toBeTruthy();
  expect(within(region).queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(region);
  await press("8");
  const note = within(region).getByRole<HTMLTextAreaElement>("textbox", { name: "The other cause" });
  expect(note.value).toBe(written);
  expect(document.activeElement).toBe(note);

  await userEvent.keyboard("{Escape}");
  await press("2");
  await waitFor(() => expect(causes).toEqual([{ cause: "credited_narration", spans: [] }]));
  await within(region).findByText("The judge credited narration.");
  expect(region.textContent).not.toContain("It read");
});

test("one's own other cause of an earlier look is there with its note, which another is begun from", async () => {
  const { causes } = await givenAnswer(5, { said: { ownCause: { cause: "other", note: "It read the wrong step." } } });
  await press("b");
  const region = await question();
  expect(within(region).getByText("Other, see the note.")).toBeTruthy();
  expect(within(region).getByText("It read the wrong step.")).toBeTruthy();

  await userEvent.click(within(region).getByRole("button", { name: "Name another cause" }));
  await press("8");
  await userEvent.keyboard(" Twice.{Control>}{Enter}{/Control}");

  await waitFor(() => expect(causes).toEqual([{ cause: "other", note: "It read the wrong step. Twice.", spans: [] }]));
});

test("another reviewer's other cause points at no note, which is theirs", async () => {
  const gateReview = aGateReview({ gate: 4, cause: "other", note: "It read the wrong step." });
  await givenAnswer(5, { gateReview });
  await press("b");

  const region = await question();
  expect(within(region).getByText("Other.")).toBeTruthy();
  expect(region.textContent).not.toContain("note");
  expect(region.textContent).not.toContain("It read the wrong step.");
});

test("another cause of an earlier look is shown with its note", () => {
  const gates = { own: 4, judged: 3 } as const;
  const state = { kind: "stored", cause: "other", note: "It read the wrong step." } as const;
  givenApp(<CauseQuestion commit="c" gates={gates} state={state} hasKeys onState={() => undefined} />);

  expect(screen.getByText("It read the wrong step.")).toBeTruthy();
});

test("where it always reveals, the digits stay with the item until it is asked for", async () => {
  const { causes } = await givenAnswer(5);
  await userEvent.click(screen.getByRole("checkbox", { name: "always" }));
  await question();

  await press("2");

  expect(await screen.findByRole("button", { name: /Sub-task/, pressed: true })).toBeTruthy();
  expect(causes).toEqual([]);
});

test.each([4, null])("a judge who named gate %s leaves nothing to explain", async (judged) => {
  await givenAnswer(judged);
  await press("b");

  expect(await screen.findByRole("region", { name: "Judge" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Why your gate differs" })).toBeNull();
});

test("an answer that was filed beside those that count needs no cause", async () => {
  await givenAnswer(5, { isExtra: true });
  await press("b");

  expect(await screen.findByRole("region", { name: "Judge" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Why your gate differs" })).toBeNull();
});

test("the reveal shows the ladder, the checks, the quotes and the radar; their places are in the steps beside it", async () => {
  await givenAnswer(5);
  await press("b");

  const said = within(await screen.findByRole("region", { name: "Judge" }));
  expect(said.getByRole("list", { name: "Gates" })).toBeTruthy();
  expect(said.getByText("Found of gate 1.")).toBeTruthy();
  const place = said.getByRole("link", { name: "brass" });
  expect(place.getAttribute("href")).toMatch(/^\/trajectories\/.+\?step=2&range=thought%3A0-7$/);
  expect(place.getAttribute("target")).toBeNull();
});

test("a cause that is not stored behind the person is told", async () => {
  const commit = "6b1b2a52-4a0e-4f6f-9a34-50c1f5a6f001";
  const late = lateAnswer({ code: "INTERNAL", detail: "The server failed.", requestId: "r-7" }, 500);
  render(<Toaster />);
  function Asked() {
    const [state, setState] = useState<CauseState>({ kind: "asking", note: "" });
    const gates = { own: 4, judged: 3 } as const;
    return <CauseQuestion commit={commit} gates={gates} state={state} hasKeys onState={setState} />;
  }
  const { asked, unmount } = givenApp(<Asked />, {
    answers: { [`PUT /api/commits/${commit}/gate-cause`]: () => late.response },
  });
  await userEvent.keyboard("1");
  await waitFor(() => expect(asked).toHaveLength(1));

  unmount();
  late.letGo();

  expect(await screen.findByText("The cause was not stored")).toBeTruthy();
});
