import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { givenWordMotion, withoutWordMotion } from "@/components/trajectory/given-word-motion";
import { Toaster } from "@/components/ui/toast";
import type { Comment } from "@/lib/contract/comments";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  withoutWordMotion();
  toast.dismiss();
});

function aComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: crypto.randomUUID(),
    person: "Ada",
    isMine: false,
    step: 1,
    span: null,
    body: "This search repeats the first.",
    resolvedBy: null,
    resolvedAt: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    editedAt: null,
    ...overrides,
  };
}

const STEPS = [aStep(0), aStep(1), aStep(2)];
const comments = () => within(screen.getByRole("region", { name: "Comments" }));
const focus = () => document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row");

function openStepsOf(items: readonly Comment[]) {
  const steps = items.flatMap(({ step, resolvedAt }) => (resolvedAt === null && step !== null ? step : []));
  return [...new Set(steps)].map((step) => ({ step, open: steps.filter((other) => other === step).length }));
}

function given(items: readonly Comment[], answers: NonNullable<Parameters<typeof givenReader>[0]["answers"]> = {}) {
  return givenReader({
    steps: STEPS,
    answers: { "GET /api/trajectories/:id/comments": { items, openSteps: openStepsOf(items) }, ...answers },
  });
}

test("c writes a comment on the step in focus, and Ctrl and Enter save it", async () => {
  const saved = aComment({ isMine: true, step: 0, body: "Odd." });
  const { asked } = given([], { "POST /api/trajectories/:id/comments": saved });
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("c");
  await userEvent.keyboard("Odd.{Control>}{Enter}{/Control}");

  await waitFor(() => expect(comments().getByText("Odd.")).toBeTruthy());
  expect(asked.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ body: "Odd.", step: 0, span: null });
});

test.each([
  ["saved", "{Control>}{Enter}{/Control}"],
  ["left", "{Escape}"],
])("a comment that is %s gives the keyboard back to the step in focus", async (_, keys) => {
  given([], { "POST /api/trajectories/:id/comments": aComment({ isMine: true, step: 1, body: "Odd." }) });
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("jc");
  await userEvent.keyboard(`Odd.${keys}`);

  await waitFor(() => expect(comments().queryByRole("textbox")).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step-row")).toBe("1"));
});

test("a change of one's comment that is given up gives the keyboard back to the step in focus", async () => {
  given([aComment({ isMine: true })]);
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));

  await userEvent.click(comments().getByRole("button", { name: "Cancel" }));

  await waitFor(() => expect(document.activeElement?.getAttribute("data-step-row")).toBe("0"));
});

/** Once the first word of the first step is marked. */
async function givenMarked(answers: Parameters<typeof given>[1] = {}) {
  givenWordMotion();
  const app = given([], answers);
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("m");
  await screen.findByText(/^Marking:/);

  return app;
}

test("m marks the first word of the step in focus, and a digit tags it", async () => {
  const { asked } = await givenMarked({
    "POST /api/trajectories/:id/comments": aComment({ isMine: true, step: 0, body: "Loops" }),
  });

  await userEvent.keyboard("2");

  await waitFor(() => expect(comments().getByText("Loops")).toBeTruthy());
  expect(asked.find(({ key }) => key.startsWith("POST"))?.body).toMatchObject({
    body: "Loops",
    step: 0,
    span: { quote: "Thought" },
  });
  expect(screen.queryByText(/^Marking:/)).toBeNull();
});

test("while words are marked the bar names what each digit tags them with", async () => {
  await givenMarked();

  const tags = within(screen.getByRole("list", { name: "Tags of the marked words" })).getAllByRole("listitem");

  expect(tags.map(({ textContent }) => textContent)).toEqual([
    "A digit tags them with a comment:",
    "1Hallucinated product id",
    "2Loops",
    "3Unsafe or private content",
    "4Addresses the judge",
  ]);
});

test("the notice of a tag takes its comment back", async () => {
  render(<Toaster />);
  const tag = aComment({ isMine: true, step: 0, body: "Loops" });
  const { asked } = await givenMarked({
    "POST /api/trajectories/:id/comments": tag,
    [`DELETE /api/comments/${tag.id}`]: null,
  });
  await userEvent.keyboard("2");
  await waitFor(() => expect(comments().getByText("Loops")).toBeTruthy());

  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByText("Tag removed")).toBeTruthy();
  expect(asked.flatMap(({ key }) => (key.startsWith("DELETE") ? [key] : []))).toEqual([
    `DELETE /api/comments/${tag.id}`,
  ]);
  expect(comments().queryByText("Loops")).toBeNull();
});

test("a tag that cannot be taken back stays, and that is told", async () => {
  render(<Toaster />);
  await givenMarked({ "POST /api/trajectories/:id/comments": aComment({ isMine: true, step: 0, body: "Loops" }) });
  await userEvent.keyboard("2");

  // The server answers that there is none.
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByText("The tag was not removed")).toBeTruthy();
  expect(comments().getByText("Loops")).toBeTruthy();
});

test("Shift and c comments on the whole trajectory, and Escape leaves without a comment", async () => {
  given([]);
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("{Shift>}C{/Shift}");
  expect(screen.getByRole("textbox", { name: "Comment on the whole trajectory" })).toBeTruthy();
  await userEvent.keyboard("never mind{Escape}");

  expect(screen.queryByRole("textbox", { name: "Comment on the whole trajectory" })).toBeNull();
});

test("a record without steps is remarked on as a whole", async () => {
  givenReader({ steps: [], answers: { "GET /api/trajectories/:id/comments": { items: [], openSteps: [] } } });

  await userEvent.click(await screen.findByRole("button", { name: /^Comment on the whole trajectory/ }));

  expect(screen.getByRole("textbox", { name: "Comment on the whole trajectory" })).toBeTruthy();
  expect(screen.queryByText(/Comment on step/)).toBeNull();
});

test("open comments are counted in the gutter, lead to their step, and are stops of the next flag", async () => {
  given([aComment()]);
  expect(await screen.findByText("1 open comment on this step")).toBeTruthy();

  await userEvent.keyboard("n");
  expect(focus()).toBe("1");
  await userEvent.keyboard("gg");
  await userEvent.click(comments().getByRole("button", { name: "step 2" }));

  expect(focus()).toBe("1");
});

test("a resolved comment is folded away, and opened again on request", async () => {
  const resolved = aComment({ resolvedBy: "Bo", resolvedAt: "2026-11-20T09:00:00.000Z" });
  const { asked } = given([resolved], { [`PATCH /api/comments/${resolved.id}`]: aComment({ id: resolved.id }) });
  await userEvent.click(await screen.findByRole("button", { name: "Show 1 resolved comment" }));

  await userEvent.click(comments().getByRole("button", { name: "Open again" }));

  await waitFor(() => expect(comments().getByText("1 open comment")).toBeTruthy());
  expect(asked.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ isResolved: false });
});

test("only one's own comment can be edited and removed", async () => {
  const mine = aComment({ isMine: true, body: "Mine." });
  given([aComment(), mine], { [`DELETE /api/comments/${mine.id}`]: null });
  const own = await waitFor(() => {
    const item = comments()
      .getAllByRole("listitem")
      .find((entry) => entry.textContent?.includes("Mine."));
    if (!item) throw new Error("not there yet");
    return item;
  });

  expect(comments().getAllByRole("button", { name: "Edit" })).toHaveLength(1);
  await userEvent.click(within(own).getByRole("button", { name: "Remove" }));

  await waitFor(() => expect(comments().queryByText("Mine.")).toBeNull());
});

test("of many comments the newest page is shown with how many there are, and the older ones come on request", async () => {
  const [old, fresh] = [aComment({ body: "An old one." }), aComment({ body: "A fresh one." })];
  given([], {
    "GET /api/trajectories/:id/comments": (url: URL) =>
      url.searchParams.get("cursor") === fresh.id
        ? { items: [old], total: 2, nextCursor: null }
        : { items: [fresh], total: 2, nextCursor: fresh.id },
  });
  expect(await screen.findByText("Showing 1 of 2")).toBeTruthy();

  await userEvent.click(comments().getByRole("button", { name: "Show older" }));

  expect(await comments().findByText("An old one.")).toBeTruthy();
  expect(
    comments()
      .getAllByText(/An old one\.|A fresh one\./)
      .map((text) => text.textContent),
  ).toEqual(["An old one.", "A fresh one."]);
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test("a comment on an older page is counted in the gutter and is a stop of the next flag, also after one is added", async () => {
  const fresh = aComment({ step: 0 });
  const saved = aComment({ isMine: true, step: 0, body: "Odd." });
  const openSteps = [
    { step: 0, open: 1 },
    { step: 2, open: 1 },
  ];
  given([], {
    "GET /api/trajectories/:id/comments": { items: [fresh], openSteps, total: 2, nextCursor: fresh.id },
    "POST /api/trajectories/:id/comments": saved,
  });
  await waitFor(() => expect(screen.getAllByText("1 open comment on this step")).toHaveLength(2));
  await screen.findByRole("region", { name: "Comments" });

  await userEvent.keyboard("c");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  await userEvent.keyboard("Odd.{Control>}{Enter}{/Control}");
  expect(await screen.findByText("2 open comments on this step")).toBeTruthy();
  expect(screen.getByText("1 open comment on this step")).toBeTruthy();
  await userEvent.keyboard("n");

  expect(focus()).toBe("2");
});
