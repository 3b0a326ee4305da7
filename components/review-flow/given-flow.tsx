import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
// Here from the start, so that what is drawn late comes within a test's first look.
import "./reject-reasons";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import type { Me } from "@/lib/contract/people";
import type { Queue } from "@/lib/contract/queues";
import type { CommitReview, LeasedItem, MyProgress } from "@/lib/contract/review-flow";
import type { Question } from "@/lib/domain/question";
import { ReviewFlow } from "./review-flow";

export const BLIND_QUESTIONS: Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: true },
];

const QUEUE_ID = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";

export function aPerson(overrides: Partial<Me> = {}): Me {
  return {
    id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001",
    name: "Anna",
    email: "anna@assay.test",
    role: "annotator",
    access: "required",
    isActing: false,
    ...overrides,
  };
}

export function aQueue(overrides: Partial<Queue> = {}): Queue {
  return {
    id: QUEUE_ID,
    corpus: crypto.randomUUID(),
    name: "Judge audit",
    state: "open",
    mode: "blind",
    overlap: 1,
    items: 200,
    answered: 10,
    conflicts: 0,
    mine: { answered: 36, waiting: 161, isUnrevealed: false },
    mayReview: true,
    createdAt: "2026-11-20T08:00:00.000Z",
    filter: null,
    questions: BLIND_QUESTIONS,
    questionVersion: 1,
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    reviewers: [],
    priority: null,
    seed: 1,
    instructions: "",
    ownItemsAdjudicable: false,
    createdBy: "Ada",
    ...overrides,
  };
}

export function aProgress(overrides: Partial<MyProgress> = {}): MyProgress {
  return { mine: 36, mineToday: 11, answered: 10, items: 200, waiting: 161, paceSeconds: 18, ...overrides };
}

/** An item of a blind queue: what is hidden is absent. */
export function anItem(task: string, overrides: Partial<LeasedItem> = {}): LeasedItem {
  const whole = aDetail({ steps: [aStep(0, { thought: `Thought about ${task}.` }), aStep(1)] });
  const { analysis: _hidden, ...outline } = whole.outline;
  const { review: _peers, ...rest } = whole;
  const header = { ...whole.header, problem: { ...whole.header.problem, query: task } };

  return {
    lease: crypto.randomUUID(),
    item: crypto.randomUUID(),
    expiresAt: "2026-11-20T08:01:30.000Z",
    why: "Drawn at random (seed 1).",
    questionVersion: 1,
    questions: BLIND_QUESTIONS,
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    seenBefore: [],
    draft: null,
    detail: { ...rest, header, outline, hidden: ["judge", "verdict", "outcome", "reward", "peers"] },
    ...overrides,
  };
}

interface GivenFlow {
  readonly queue?: Partial<Queue>;
  readonly items: readonly LeasedItem[];
  /** Who is signed in. */
  readonly me?: Me;
  readonly answers?: Readonly<Record<string, Answer>>;
}

/** The review screen over a server that leases its items in order and takes what is committed. */
export function givenFlow({ queue = {}, items, me = aPerson(), answers = {} }: GivenFlow) {
  givenWideWindow();
  const done = new Set<string>();
  const commits: { lease: string; body: CommitReview }[] = [];
  const held = () => items.filter(({ lease }) => !done.has(lease)).slice(0, 3);
  const entries = items.flatMap((item) => [
    [`GET /api/trajectories/${item.detail.header.id}/chunks/0`, stepsOf(item)],
    [`GET /api/trajectories/${item.detail.header.id}/comments`, { items: [] }],
    [`GET /api/trajectories/${item.detail.header.id}/step-labels`, { items: [] }],
    [`PUT /api/leases/${item.lease}/draft`, null],
    [`POST /api/leases/${item.lease}/release`, { progress: aProgress() }],
    [
      `POST /api/leases/${item.lease}/commit`,
      (_url: URL, body: CommitReview) => {
        commits.push({ lease: item.lease, body });
        done.add(item.lease);
        return {
          status: "committed",
          commit: body.commit,
          progress: aProgress({ mine: 36 + done.size, mineToday: 11 + done.size, waiting: 161 - done.size }),
        };
      },
    ],
  ]);
  const app = givenApp(<ReviewFlow queue={aQueue(queue)} owner={me} />, {
    answers: {
      ...Object.fromEntries(entries),
      "GET /api/me": me,
      [`POST /api/queues/${QUEUE_ID}/leases`]: () => ({
        items: held(),
        progress: aProgress({ mine: 36 + done.size, waiting: 161 - done.size }),
        nothing: held().length > 0 ? "more" : "all_answered",
      }),
      ...answers,
    },
  });

  return { ...app, commits, done, path: (rest: string) => `/api/queues/${QUEUE_ID}/${rest}` };
}

function stepsOf({ detail }: LeasedItem) {
  return [aStep(0, { thought: `Thought about ${detail.header.problem.query}.` }), aStep(1)];
}

/** A network that is gone: what is sent meets silence. */
export function silence(): never {
  throw new TypeError("fetch failed");
}

/** Forgets what one test left in the browser. */
export function givenFreshBrowser(): void {
  localStorage.clear();
  vi.restoreAllMocks();
}

/** Longer than any answer of the network of a test takes. */
const ANSWERS_MS = 20;

/**
 * Ends what a test drew; requests under way end before the network of the next test is put up. A fixed wait, because
 * nothing is left on the screen that could tell: an answer that came later would meet the next test's network.
 */
export async function leaveBrowser(): Promise<void> {
  cleanup();
  await new Promise((done) => setTimeout(done, ANSWERS_MS));
  vi.unstubAllGlobals();
}

export const LAMPS = ["a brass lamp", "a copper lamp", "a tin lamp", "a clay lamp"];
export const lamps = (): LeasedItem[] => LAMPS.map((task) => anItem(task));
export const shown = (task: string) => screen.findByText(`Thought about ${task}.`);

/** Presses one key at a time, as many as the count of keystrokes says. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}
