import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Corpus, CorpusRemoval } from "@/lib/contract/corpora";
import type { Job } from "@/lib/contract/jobs";
import { CORPUS_PARTS } from "@/lib/domain/corpus-parts";
import { CorporaPart } from "./corpora-part";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aCorpus = (id: string, name: string): Corpus => ({
  ...{ id, name, kind: "imported", trajectories: 3000, filterVersion: "defaults-1" },
});
const NIGHT = aCorpus("7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f071", "Night 3");
const DAY = aCorpus("8b1e7c2a-6a51-4a0e-9a34-50c1f5a6f072", "Day");
const NONE = Object.fromEntries(CORPUS_PARTS.map((part) => [part, 0]));
const REMOVAL = {
  ...{ name: "Night 3", isVeiled: false, refusal: null },
  counts: { ...NONE, trajectories: 3000, labels: 1, splits: 2 },
} as CorpusRemoval;
const JOB: Job = {
  ...{ id: "9b1e7c2a-6a51-4a0e-9a34-50c1f5a6f073", kind: "remove_corpus", state: "running", done: 3, total: 20 },
  ...{ unit: "rows", cancelRequested: false, error: null, result: null, finishedAt: null },
  ...{ createdAt: "2026-11-23T10:00:00.000Z", startedAt: "2026-11-23T10:00:00.000Z" },
};
const PATH = `/api/corpora/${NIGHT.id}/removal`;
const ANSWERS = {
  "GET /api/corpora": { items: [NIGHT, DAY] },
  "GET /api/jobs": { items: [] },
  [`GET ${PATH}`]: REMOVAL,
};

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

async function openDialog() {
  await userEvent.click(await button("Remove corpus … Night 3"));

  return within(await screen.findByRole("dialog", { name: "Remove “Night 3”?" }));
}

test("how many trajectories a corpus has stands as a number under its head", async () => {
  givenApp(<CorporaPart />, { answers: ANSWERS });

  const table = within(await screen.findByRole("table", { name: "Corpora" }));
  const [first] = table.getAllByRole("cell", { name: "3,000" });

  for (const cell of [table.getByRole("columnheader", { name: "Trajectories" }), first])
    expect(cell?.classList.contains("text-right")).toBe(true);
  expect(first?.classList.contains("tabular-nums")).toBe(true);
});

test("the dialog says what goes, with its number and without what the corpus lacks", async () => {
  givenApp(<CorporaPart />, { answers: ANSWERS });

  const dialog = await openDialog();

  const parts = within(await dialog.findByRole("list", { name: "What goes" })).getAllByRole("listitem");
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    ...["3,000 trajectories", "1 label, approval or answer of people", "2 splits"],
  ]);
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
});

test("where answer keys are hidden from a person it says that they go too", async () => {
  givenApp(<CorporaPart />, { answers: { ...ANSWERS, [`GET ${PATH}`]: { ...REMOVAL, isVeiled: true } } });

  const dialog = await openDialog();

  expect(
    await dialog.findByText(/^Answer keys and rejected rows of files of problems go too, where there are any;/),
  ).toBeTruthy();
});

test("a corpus is removed once its name is typed exactly, and how far that is stands in its place", async () => {
  let listed = [NIGHT, DAY];
  let job = JOB;
  const { asked } = givenApp(<CorporaPart />, {
    answers: {
      ...ANSWERS,
      "GET /api/corpora": () => ({ items: listed }),
      [`POST ${PATH}`]: () => {
        listed = [DAY];
        return { jobId: JOB.id };
      },
      [`GET /api/jobs/${JOB.id}`]: () => job,
    },
  });
  const dialog = await openDialog();
  const remove = await button("Remove corpus");
  const field = dialog.getByLabelText("Type the name of the corpus to confirm");

  await userEvent.type(field, "night 3{Enter}");
  expect(remove.disabled).toBe(true);
  expect(asked.some(({ key }) => key === `POST ${PATH}`)).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, "Night 3{Enter}");

  expect(asked.find(({ key }) => key === `POST ${PATH}`)?.body).toEqual({ name: "Night 3" });
  expect(await screen.findByText("Table 4 of 20")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(screen.queryByText("Night 3")).toBeNull());
  job = { ...JOB, state: "done" };
  expect(await screen.findByText("“Night 3” is removed.", {}, { timeout: 3000 })).toBeTruthy();
});

test("a corpus that cannot go now says why, and asks for no name", async () => {
  const refusal =
    "A job of “Night 3” waits or runs. Wait until it has ended, or cancel it, and then remove the corpus.";
  givenApp(<CorporaPart />, { answers: { ...ANSWERS, [`GET ${PATH}`]: { ...REMOVAL, refusal } } });

  const dialog = await openDialog();

  expect((await dialog.findByRole("alert")).textContent).toBe(refusal);
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect((await button("Remove corpus")).disabled).toBe(true);
});

test("what stands against it by the time that it is asked for is told, and the corpus stays", async () => {
  const detail = "Release 4, “Autumn”, of “Night 3” is signed.";
  const refused = () => Response.json({ code: "CONFLICT", detail, requestId: "r-1" }, { status: 409 });
  givenApp(<CorporaPart />, { answers: { ...ANSWERS, [`POST ${PATH}`]: refused } });
  const dialog = await openDialog();

  await userEvent.type(await dialog.findByRole("textbox"), "Night 3");
  await userEvent.click(await button("Remove corpus"));

  expect((await dialog.findByRole("alert")).textContent).toBe(detail);
});

test("a removal that was under way when the page was opened is followed", async () => {
  givenApp(<CorporaPart />, {
    answers: { ...ANSWERS, "GET /api/jobs": { items: [JOB] }, [`GET /api/jobs/${JOB.id}`]: JOB },
  });

  expect(await screen.findByText("Table 4 of 20")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Removing a corpus" })).toBeTruthy();
});

test("without a corpus it says how to make one", async () => {
  givenApp(<CorporaPart />, { answers: { ...ANSWERS, "GET /api/corpora": { items: [] } } });

  const link = await screen.findByRole("link", { name: "Import files" });
  expect(link.getAttribute("href")).toBe("/imports");
});
