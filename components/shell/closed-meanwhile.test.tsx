import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ActivateDialog } from "@/components/filter-lab/activate-dialog";
import { givenDefaults, givenStrict } from "@/components/filter-lab/given-filters";
import { SaveDialog } from "@/components/filter-lab/save-dialog";
import { JUDGE, PREVIEW } from "@/components/judge/given-rejudgement";
import { RejudgeDialog } from "@/components/judge/rejudge-dialog";
import { aQueue, CORPUS_ID, QUEUE_ID } from "@/components/queue/given-queue";
import { MakeQueueDialog } from "@/components/queue/make-queue-dialog";
import { ActDialog } from "@/components/release/act-dialog";
import { aRelease, RELEASE_ID } from "@/components/release/given-release";
import { givenSplit } from "@/components/split/given-split";
import { MakeSplitForm } from "@/components/split/make-split-form";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { Toaster } from "@/components/ui/toast";
import type { PreviewSplit } from "@/lib/contract/splits";
import { givenApp, lateAnswer } from "./given-app";
import { givenMe } from "./given-me";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const onSaved = vi.fn();
const RECIPE: PreviewSplit = {
  shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  strata: [],
  seed: 1,
  weigh: "problems",
};

interface Form {
  readonly form: ReactNode;
  readonly named: readonly string[];
  readonly button: string;
  readonly path: string;
  readonly answer: unknown;
  readonly failed: string;
}

const QUEUE: Form = {
  form: <MakeQueueDialog match={{ corpus: CORPUS_ID, filter: "" }} onClose={nothing} />,
  named: ["Name"],
  button: "Make the queue",
  path: "/api/queues",
  answer: aQueue(),
  failed: "The queue “Autumn” was not made",
};
const SPLIT: Form = {
  form: <MakeSplitForm corpus={CORPUS_ID} recipe={RECIPE} name="Autumn" onName={nothing} />,
  named: [],
  button: "Make the split",
  path: `/api/corpora/${CORPUS_ID}/splits`,
  answer: givenSplit({ name: "Autumn" }),
  failed: "The split “Autumn” was not made",
};
const VERSION: Form = {
  form: (
    <SaveDialog
      corpus={CORPUS_ID}
      versions={[]}
      based={givenDefaults()}
      thresholds={givenStrict().thresholds}
      onSaved={onSaved}
      onClose={nothing}
    />
  ),
  named: ["Name", "Reason"],
  button: "Save the version",
  path: "/api/filters",
  answer: givenStrict(),
  failed: "“Autumn” was not saved",
};
const ACTIVATION: Form = {
  form: (
    <ActivateDialog
      corpus={givenCorpus({ id: CORPUS_ID, name: "lamps" })}
      version={givenStrict()}
      active={givenDefaults()}
      activations={[]}
      onStarted={nothing}
      onClose={nothing}
    />
  ),
  named: ["Reason"],
  button: "Activate",
  path: `/api/corpora/${CORPUS_ID}/filter-activations`,
  answer: { activationId: QUEUE_ID, jobId: QUEUE_ID },
  failed: "The version was not activated",
};
const REJUDGEMENT: Form = {
  form: <RejudgeDialog query={{ corpus: CORPUS_ID, filter: "" }} onClose={nothing} />,
  named: [],
  button: "Judge 50",
  path: "/api/rejudgements",
  answer: { jobId: QUEUE_ID },
  failed: "No judge was asked",
};
const WITHDRAWAL: Form = {
  form: <ActDialog release={aRelease({ name: "Autumn" })} asking={{ act: "withdraw" }} onClose={nothing} />,
  named: ["Reason"],
  button: "Withdraw",
  path: `/api/releases/${RELEASE_ID}/withdrawal`,
  answer: aRelease(),
  failed: "Not done: Withdraw #3 “Autumn”",
};

const JOB = {
  ...{ id: QUEUE_ID, kind: "activate-filter", done: 1, total: 3, unit: "rows", cancelRequested: false },
  ...{ error: null, result: null, createdAt: "2026-11-20T09:00:00.000Z", startedAt: null, finishedAt: null },
};

/** A form that is sent, and gone before its answer comes. */
async function givenGone(
  { form, named, button, path }: Form,
  late: ReturnType<typeof lateAnswer>,
  jobState: "running" | "done" = "running",
) {
  render(<Toaster />);
  const answers = {
    ...givenMe("lead"),
    "POST /api/queues/preview": { matching: 412 },
    "GET /api/judge-endpoints": { items: [JUDGE] },
    "GET /api/jobs": { items: [] },
    [`GET /api/jobs/${QUEUE_ID}`]: { ...JOB, state: jobState },
    "POST /api/rejudgements/preview": PREVIEW,
    [`POST ${path}`]: () => late.response,
  };
  const app = givenApp(form, { answers });
  for (const name of named) await userEvent.type(await screen.findByRole("textbox", { name }), "Autumn");
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(app.asked.map(({ key }) => key)).toContain(`POST ${path}`));
  app.unmount();
  late.letGo();

  return app;
}

test.each([QUEUE, SPLIT, VERSION, ACTIVATION, REJUDGEMENT, WITHDRAWAL])(
  "$failed is told although its form is gone",
  async (form) => {
    await givenGone(form, lateAnswer({ code: "CONFLICT", detail: "Somebody was first.", requestId: "r-1" }, 409));

    expect(await screen.findByText(form.failed)).toBeTruthy();
    expect(screen.getByText(/Somebody was first/)).toBeTruthy();
  },
);

test.each([
  { ...QUEUE, says: /^Made the queue “/, opens: `/queues/${QUEUE_ID}?corpus=${CORPUS_ID}` },
  { ...SPLIT, says: "Made the split “Autumn”", opens: `/splits/${givenSplit().id}?corpus=${CORPUS_ID}` },
])("$button: what was made opens by a notice, and takes nobody away from where they are", async (form) => {
  const { push } = await givenGone(form, lateAnswer(form.answer));

  const open = await screen.findByRole("button", { name: "Open it" });
  expect(screen.getByText(form.says)).toBeTruthy();
  expect(push).not.toHaveBeenCalled();
  await userEvent.click(open);
  expect(push).toHaveBeenCalledWith(form.opens);
});

test("whoever opened the form is told that it is gone, and decides what to show", async () => {
  await givenGone(VERSION, lateAnswer(VERSION.answer));

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.anything(), false));
});

test.each([
  { ...WITHDRAWAL, says: "Withdrawn #3 “Autumn”" },
  { ...ACTIVATION, says: "“strict” is being activated in “lamps”" },
  { ...REJUDGEMENT, says: "A judge is being asked" },
])("$says is told although its form is gone", async (form) => {
  await givenGone(form, lateAnswer(form.answer));

  expect(await screen.findByText(form.says)).toBeTruthy();
});

test("that a version is being activated is said no longer once it is", async () => {
  await givenGone(ACTIVATION, lateAnswer(ACTIVATION.answer), "done");
  const says = "“strict” is being activated in “lamps”";

  expect(await screen.findByText(says)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(says)).toBeNull(), { timeout: 10_000 });
});
