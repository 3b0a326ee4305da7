import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import type { QueueProgress } from "@/lib/contract/queues";
import { aProgress, aQueue, QUEUE_ID } from "./given-queue";
import { QueueActions } from "./queue-actions";
import { QueueReport } from "./queue-report";

const ME = { id: QUEUE_ID, name: "Lea", email: null, access: "required", isActing: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenQueuePage(given: {
  queue?: Parameters<typeof aQueue>[0];
  progress?: Partial<QueueProgress>;
  role?: string;
  answers?: Readonly<Record<string, Answer>>;
}) {
  const queue = aQueue(given.queue);
  return givenApp(
    <>
      <QueueActions queue={queue} />
      <QueueReport queue={queue} />
    </>,
    {
      answers: {
        [`GET /api/queues/${QUEUE_ID}/progress`]: aProgress(given.progress),
        "GET /api/me": { ...ME, role: given.role ?? "lead" },
        ...given.answers,
      },
    },
  );
}

test("items by state are a bar with words; settled is what is done or adjudicated", async () => {
  givenQueuePage({});

  const states = within(await screen.findByRole("list", { name: "Items by state" })).getAllByRole("listitem");

  expect(states.map((line) => line.textContent?.replace(/^\W*/, ""))).toContain("29done");
  // Items are held ahead of the one that is read.
  expect(states.map((line) => line.textContent)).toContainEqual(expect.stringMatching(/2held by reviewers$/));
  expect(
    screen.getByText("37 of 200 items are complete, with all their answers. 33 of these are settled."),
  ).toBeTruthy();
});

test("where agreement is not told, no item reads as settled and the lead is told until when", async () => {
  const states = { ...aProgress().states, done: 37, conflict: 0, adjudicated: 0, blocked_task_fault: 0 };
  const mine = {
    person: { id: QUEUE_ID, name: "Lea" },
    isMe: true,
    answers: 12,
    skipped: 0,
    medianSeconds: 21,
    agreedWithSettled: null,
  };
  givenQueuePage({ progress: { isAgreementTold: false, states, reviewers: [mine] } });

  const lines = within(await screen.findByRole("list", { name: "Items by state" })).getAllByRole("listitem");
  const words = lines.map((line) => line.textContent?.replace(/^\W*/, ""));

  expect(words[0]).toBe("37all answers given");
  expect(words.join()).not.toMatch(/conflict|adjudicated|broken/);
  expect(
    screen.getByText(
      /^37 of 200 items are complete, with all their answers\. .* can no longer be taken back, and while you review any of it blind elsewhere\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^How far they agree is hidden until your last answer can no longer/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Lea/ }).textContent).toContain("hidden for now");
});

test("what is asked stands with its answers, its version, and a way to the items", async () => {
  givenQueuePage({});

  expect(await screen.findByText(/Version 2 of the questions/)).toBeTruthy();
  expect(screen.getByText("Agentic · Sub-task · Reject")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open them in the table" }).getAttribute("href")).toContain(
    `filter=queue%3A${QUEUE_ID}`,
  );
});

test.each([
  { role: "annotator", mode: "blind", words: "Hidden from blind reviewers" },
  { role: "annotator", mode: "assisted", words: "Hidden while you review blind in this corpus" },
  { role: "lead", mode: "blind", words: "Hidden while you review blind in this corpus" },
] as const)(
  "a filter that would tell what is hidden is said to be hidden when the server leaves it out: $mode, to $role",
  async ({ role, mode, words }) => {
    givenQueuePage({ queue: { filter: null, priority: null, mode }, role });

    await waitFor(() => {
      for (const name of ["Made from", "Order"])
        expect(screen.getByText(name).nextElementSibling?.textContent).toBe(words);
    });
  },
);

test("agreement gives the value with its interval and n, or says in words why it cannot", async () => {
  const few = { value: null, reason: "Too few to say: it rests on 4 of at least 10 items.", n: 4 } as const;
  const kappa = { value: 0.62, low: 0.4, high: 0.8, n: 61 };
  givenQueuePage({
    progress: {
      agreement: [
        {
          question: "structure",
          level: "nominal",
          percent: { ...kappa, value: 0.87 },
          kappa,
          alpha: { ...kappa, value: -0.02, low: -0.4, note: "Every resample gave the same value." },
          leftOut: 3,
        },
        { question: "gate", level: "ordinal", percent: few, kappa: few, alpha: few, weightedKappa: few, leftOut: 0 },
      ],
    },
  });

  const structure = await screen.findByRole("row", { name: /^Structure/ });

  expect(structure.textContent).toContain("87\u00a0%");
  expect(structure.textContent).toContain(
    "0.62 [0.40, 0.80]n = 61−0.02 [−0.40, 0.80]n = 61Every resample gave the same value.",
  );
  expect(screen.getByRole("row", { name: /^First gate/ }).textContent?.match(/Too few to say/g)).toHaveLength(1);
});

test("answers that do not count as blind are told to leads, and beside the agreement that leaves them out", async () => {
  const few = { value: null, reason: "Too few to say: it rests on 4 of at least 10 items.", n: 4 } as const;
  const line = { level: "nominal", percent: few, kappa: few, alpha: few } as const;
  givenQueuePage({
    progress: {
      ...{ seenBefore: 3, answers: { given: 40, needed: 400, today: 18, lastHour: 5 } },
      agreement: [
        { ...line, question: "structure", leftOut: 3 },
        { ...line, question: "gate", leftOut: 0 },
      ],
    },
  });

  expect(
    await screen.findByText(
      "3 of 40 answers were given after something that the queue hides had been seen: they count, but not as blind.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Structure/ }).textContent).toContain("without 3 answers given after");
  expect(screen.getByRole("row", { name: /^First gate/ }).textContent).not.toContain("without");
  expect(screen.getByText(/^Blind answers that count toward the overlap/)).toBeTruthy();
});

test("answers of a queue that hides nothing are not called blind", async () => {
  givenQueuePage({ queue: { mode: "assisted", hidden: [] } });

  expect(await screen.findByText(/^Answers that count toward the overlap/)).toBeTruthy();
  expect(screen.queryByText(/Blind answers/)).toBeNull();
});

test.each([
  [{ agreed: 9, settled: 10 }, "21.0 s9 of 10 settled answers, 90\u00a0%; 2 not settled"],
  [{ agreed: 0, settled: 0 }, "21.0 snothing settled"],
])("a reviewer sees the line that the server gave, under words that say so: %j", async (agreedWithSettled, said) => {
  const mine = {
    person: { id: QUEUE_ID, name: "Bo" },
    isMe: true,
    answers: 12,
    skipped: 1,
    medianSeconds: 21,
    agreedWithSettled,
  };
  givenQueuePage({ progress: { reviewers: [mine] }, role: "annotator" });

  expect(await screen.findByRole("heading", { name: "Your work" })).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Bo/ }).textContent?.endsWith(said)).toBe(true);
  expect(screen.queryByRole("button", { name: "Change the queue" })).toBeNull();
});

test("pausing can be undone; closing asks first, because nothing opens it again", async () => {
  const { asked } = givenQueuePage({
    answers: { [`PATCH /api/queues/${QUEUE_ID}`]: (_url: URL, body: unknown) => aQueue(Object(body)) },
  });
  const sent = () => asked.filter(({ key }) => key.startsWith("PATCH")).map(({ body }) => body);

  await userEvent.click(await screen.findByRole("button", { name: "Change the queue" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Pause" }));
  await waitFor(() => expect(sent()).toEqual([{ state: "paused" }]));

  await userEvent.click(screen.getByRole("button", { name: "Change the queue" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Close for good" }));
  expect(sent()).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Close for good" }));

  await waitFor(() => expect(sent()).toEqual([{ state: "paused" }, { state: "closed" }]));
});

test("a reviewer who is on a later page of people is shown as named and can be taken out", async () => {
  const person = { id: "55555555-5555-4555-8555-555555555555", name: "Zoe" };
  const other = { id: "66666666-6666-4666-8666-666666666666", name: "Ada" };
  const row = { email: null, role: "annotator", state: "active", signsIn: true, isMe: false, lastSeenAt: null };
  const people = [
    { ...row, ...other, createdAt: "2026-11-20T08:00:00.000Z" },
    { ...row, id: QUEUE_ID, name: "Cid", state: "disabled", createdAt: "2026-11-20T08:00:00.000Z" },
  ];
  const { asked } = givenQueuePage({
    queue: { overlap: 1, reviewers: [person, other] },
    answers: {
      "GET /api/people": { items: people, total: 3, nextCursor: QUEUE_ID },
      [`PATCH /api/queues/${QUEUE_ID}`]: (_url: URL, body: unknown) => aQueue(Object(body)),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Change the queue" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));

  await userEvent.click(await screen.findByRole("checkbox", { name: "Zoe", checked: true }));
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(screen.getByRole("button", { name: "Show more people" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() =>
    expect(asked.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ reviewers: [other.id] }),
  );
});

test("an edit sends only what changed, and says when it makes a new version of the questions", async () => {
  const { asked } = givenQueuePage({
    answers: { [`PATCH /api/queues/${QUEUE_ID}`]: (_url: URL, body: unknown) => aQueue(Object(body)) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Change the queue" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit “Judge audit”" });
  expect(screen.queryByText(/Saving makes version/)).toBeNull();

  await userEvent.click(screen.getByRole("checkbox", { name: "First gate that fails: required" }));
  expect(screen.getByText(/Saving makes version 3 of the questions/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  await waitFor(() =>
    expect(asked.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({
      questions: [
        { kind: "structure", isRequired: true },
        { kind: "gate", isRequired: true },
      ],
    }),
  );
});
