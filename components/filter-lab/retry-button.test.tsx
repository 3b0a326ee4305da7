import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import { filterListOptions } from "@/lib/client/filters";
import type { FilterList } from "@/lib/contract/filters";
import { FiltersScreen } from "./filters-screen";
import { givenActivation, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS } from "./given-lab-app";
import { RetryStopped } from "./retry-button";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ACTIVATE = `POST /api/corpora/${LAB_CORPUS.id}/filter-activations`;
const STOPPED = givenActivation({ state: "failed", moved: null, canUndo: false, canRetry: true });
const stopped = givenFilterList({ active: givenStrict().id, activations: [STOPPED] });
const JOB = {
  ...{
    id: STOPPED.jobId,
    kind: "activate_filter",
    state: "failed",
    done: 300,
    total: 1200,
    unit: "rows",
    result: null,
  },
  ...{ cancelRequested: false, error: "The disk is full.", createdAt: STOPPED.createdAt },
  ...{ startedAt: STOPPED.createdAt, finishedAt: STOPPED.finishedAt },
};
const AGAIN = { activationId: STOPPED.id.replace(/11$/, "12"), jobId: (STOPPED.jobId ?? "").replace(/21$/, "22") };

function givenScreen(answers: Readonly<Record<string, Answer>>, role: "lead" | "researcher" = "lead") {
  return givenApp(
    <>
      <FiltersScreen corpus={LAB_CORPUS} />
      <Toaster />
    </>,
    {
      answers: {
        ...givenMe(role),
        "GET /api/filters": stopped,
        [`GET /api/jobs/${JOB.id}`]: JOB,
        [`GET /api/jobs/${AGAIN.jobId}`]: { ...JOB, id: AGAIN.jobId, state: "running", error: null, finishedAt: null },
        ...answers,
      },
    },
  );
}

const buttons = () => screen.queryAllByRole<HTMLButtonElement>("button", { name: "Try again to activate strict" });

test("one that failed says why and what decides now, is tried again by one press, and is then followed", async () => {
  let list: FilterList = stopped;
  const late = lateAnswer(AGAIN, 202);
  const { asked } = givenScreen({ "GET /api/filters": () => list, [ACTIVATE]: () => late.response });
  const note = within(await screen.findByRole("region", { name: "Activation" }));
  expect((await note.findByRole("alert")).textContent).toBe(
    "Activating “strict” stopped: The disk is full. “strict” is the active version; trajectories that it did not come to are decided by “defaults-1”.",
  );
  expect(buttons()).toHaveLength(2);

  const again = note.getByRole<HTMLButtonElement>("button", { name: "Try again to activate strict" });
  again.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(again.getAttribute("aria-disabled")).toBe("true"));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(again);
  expect(again.matches(":disabled")).toBe(false);
  const running = givenActivation({ ...AGAIN, id: AGAIN.activationId, state: "running", moved: null, canUndo: false });
  list = { ...stopped, activations: [running, { ...STOPPED, canRetry: false }] };
  late.letGo();

  expect(await note.findByRole("progressbar", { name: "Activating “strict”" })).toBeTruthy();
  await waitFor(() => expect(buttons()).toEqual([]));
  expect(asked.filter(({ key }) => key === ACTIVATE).map(({ body }) => body)).toEqual([
    { version: givenStrict().id, insteadOf: givenStrict().id, reason: "Agreed on Tuesday" },
  ]);
});

test("where somebody was ahead it says so, and shows what is by now", async () => {
  let list: FilterList = stopped;
  const detail =
    "Meanwhile Lea activated “loose” instead of “strict”. Look at what changes from it, then activate again.";
  givenScreen({
    "GET /api/filters": () => list,
    [ACTIVATE]: () => {
      list = givenFilterList({ activations: [givenActivation({ version: { ...STOPPED.previous }, person: "Lea" })] });
      return Response.json({ code: "CONFLICT", detail, requestId: "r-1" }, { status: 409 });
    },
  });
  const row = within(await screen.findByRole("row", { name: /Agreed on Tuesday/ }));

  await userEvent.click(await row.findByRole("button", { name: "Try again to activate strict" }));

  expect(await screen.findByText("The activation was not tried again")).toBeTruthy();
  expect(document.body.textContent).toContain(detail);
  await waitFor(() => expect(buttons()).toEqual([]));
});

test("who may not activate reads who does, and one that cannot be tried again has no button", async () => {
  givenScreen({}, "researcher");
  const note = within(await screen.findByRole("region", { name: "Activation" }));
  expect(await note.findByText("Leads activate versions.")).toBeTruthy();
  expect(buttons()).toEqual([]);
  cleanup();

  givenScreen({ "GET /api/filters": { ...stopped, activations: [{ ...STOPPED, canRetry: false }] } });
  await screen.findByRole("table", { name: "Activations" });
  expect(buttons()).toEqual([]);
});

test("the lab says of an activation that stopped before it was opened, too", async () => {
  givenLab({ list: stopped, answers: { [`GET /api/jobs/${JOB.id}`]: JOB } });

  const note = within(await screen.findByRole("region", { name: "Activation" }));
  expect((await note.findByRole("alert")).textContent).toContain("Activating “strict” stopped: The disk is full.");
  expect(note.getByRole("button", { name: "Try again to activate strict" })).toBeTruthy();
});

test("a screen that hears that one stopped since the versions were read offers to try it again", async () => {
  let list = givenFilterList({ activations: [] });
  const { client } = givenApp(<Told />, {
    answers: { ...givenMe("lead"), "GET /api/filters": () => list, "GET /api/corpora": { items: [LAB_CORPUS] } },
  });
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  await client.query(filterListOptions(LAB_CORPUS.id));
  list = stopped;

  await userEvent.click(screen.getByRole("button", { name: "It stopped" }));

  await waitFor(() => expect(buttons()).toHaveLength(1));
});

function Told() {
  const [isTold, setTold] = useState(false);

  return isTold ? (
    <RetryStopped corpus={LAB_CORPUS.id} />
  ) : (
    <button type="button" onClick={() => setTold(true)}>
      It stopped
    </button>
  );
}
