import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenImport, givenJob, givenVeiledFile } from "@/components/import/given-import";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { KEYS } from "@/lib/client/keys";
import type { Import, ImportTakeBack } from "@/lib/contract/imports";
import { ImportView } from "./view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEM = givenImport();
const JOB = givenJob({ id: "9b1e7c2a-6a51-4a0e-9a34-50c1f5a6f073", kind: "take_back_import", unit: "rows" });
const RUNNING = { ...JOB, state: "running", done: 3, total: 20, finishedAt: null };
const PATH = `/api/imports/${ITEM.id}/take-back`;
const PREVIEW: ImportTakeBack = {
  ...{ stays: 5, isVeiled: false, refusal: null, waits: false },
  counts: { trajectories: 1204, problems: 1, runs: 0, answerKeys: 0, rejectedRows: 2, retries: 0 },
};
const ANSWERS = {
  ...givenMe("admin"),
  [`GET /api/imports/${ITEM.id}`]: ITEM,
  [`GET ${PATH}`]: PREVIEW,
};
const show = (answers = {}) => givenApp(<ImportView id={ITEM.id} />, { answers: { ...ANSWERS, ...answers } });
const button = () => screen.findByRole("button", { name: "Take back …" });

test("the dialog says what goes and what stays, and an import that is taken back says so and leads to the others", async () => {
  let job: unknown = RUNNING;
  const { asked } = show({ [`POST ${PATH}`]: { jobId: JOB.id }, [`GET /api/jobs/${JOB.id}`]: () => job });
  (await button()).focus();
  await userEvent.keyboard("{Enter}");

  const dialog = within(await screen.findByRole("dialog", { name: "Take back “output.jsonl”?" }));
  const parts = within(dialog.getByRole("list", { name: "What goes" })).getAllByRole("listitem");
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    ...["1,204 trajectories", "1 problem that only it has", "2 rejected rows"],
  ]);
  expect(dialog.getByText(/also the 5 records of its files that were here before/)).toBeTruthy();
  expect(asked.some(({ key }) => key === `POST ${PATH}`)).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Take back" }));

  expect(await screen.findByText("Step 4 of 20")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take back …" })).toBeNull();
  job = JOB;
  expect(await screen.findByText(/^“output.jsonl” is taken back/, {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.getByText("Taken back")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All imports" }).getAttribute("href")).toBe(
    `/imports?corpus=${ITEM.corpus.id}`,
  );
  await waitFor(() => expect(screen.queryByText("1,204 trajectories imported.")).toBeNull());
});

test("one that is gone by another's hand is told of as gone when it is asked for again, with nothing left to press", async () => {
  let answer: unknown = ITEM;
  const { client } = show({ [`GET /api/imports/${ITEM.id}`]: () => answer });
  (await button()).focus();
  answer = Response.json({ code: "NOT_FOUND", detail: "There is no such import.", requestId: "r-1" }, { status: 404 });

  await act(async () => client.refetchQueries({ queryKey: [...KEYS.imports, ITEM.id], exact: true }));

  expect(await screen.findByText("There is no such import")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take back …" })).toBeNull();
  expect(document.activeElement?.id).toBe("main");
});

test("where answer keys are hidden the dialog does not say that the import brought nothing", async () => {
  const none = { trajectories: 0, problems: 0, runs: 0, answerKeys: 0, rejectedRows: 0, retries: 0 };
  const item = { ...ITEM, imported: 0, files: [givenVeiledFile({ name: "output.jsonl" })] };
  show({ [`GET /api/imports/${ITEM.id}`]: item, [`GET ${PATH}`]: { ...PREVIEW, stays: 0, counts: none } });
  await userEvent.click(await button());

  const dialog = within(await screen.findByRole("dialog", { name: "Take back “output.jsonl”?" }));

  expect(await dialog.findByText(/^What it brought of problems, .* is hidden from you, and goes too\.$/)).toBeTruthy();
  expect(dialog.queryByText(/It brought nothing/)).toBeNull();
});

test("what stands against it is told in the dialog, which then takes nothing back", async () => {
  show({ [`GET ${PATH}`]: { ...PREVIEW, refusal: "People have worked on what it brought: 1 with comments." } });
  await userEvent.click(await button());

  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "It cannot be taken back. People have worked on what it brought: 1 with comments.",
  );
  expect(dialog.queryByRole("list", { name: "What goes" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Take back" }).hasAttribute("disabled")).toBe(true);
});

test("what goes away by itself is waited for in the dialog", async () => {
  let preview: ImportTakeBack = { ...PREVIEW, refusal: "A job of “Arena” waits or runs.", waits: true };
  show({ [`GET ${PATH}`]: () => preview });
  await userEvent.click(await button());

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/^It cannot be taken back yet/)).toBeTruthy();
  preview = PREVIEW;

  expect(await dialog.findByText("1,204 trajectories", {}, { timeout: 10_000 })).toBeTruthy();
});

test("a job that began while the dialog stood open is told of, waited for, and then no more", async () => {
  let preview = PREVIEW;
  const busy = "A job of “Arena” waits or runs.";
  const { asked } = show({
    [`GET ${PATH}`]: () => preview,
    [`POST ${PATH}`]: () => {
      preview = { ...PREVIEW, refusal: busy, waits: true };
      return Response.json({ code: "CONFLICT", detail: busy, requestId: "r-1" }, { status: 409 });
    },
  });
  await userEvent.click(await button());
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(await dialog.findByRole("button", { name: "Take back" }));

  expect(await dialog.findByText(/^It cannot be taken back yet/)).toBeTruthy();
  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    `It cannot be taken back yet. ${busy}`,
  ]);
  preview = PREVIEW;

  expect(await dialog.findByText("1,204 trajectories", {}, { timeout: 10_000 })).toBeTruthy();
  expect(dialog.getByRole("alert").textContent).toBe("");
  expect(asked.filter(({ key }) => key === `POST ${PATH}`)).toHaveLength(1);
});

test("one that is being taken back when the page is opened is followed, also once it is no more", async () => {
  let item: Import = { ...ITEM, takingBack: JOB.id };
  let job: unknown = RUNNING;
  show({ [`GET /api/imports/${ITEM.id}`]: () => item, [`GET /api/jobs/${JOB.id}`]: () => job });

  expect(await screen.findByText("Step 4 of 20")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take back …" })).toBeNull();
  item = { ...ITEM, takingBack: null };
  job = { ...RUNNING, state: "cancelled", finishedAt: JOB.finishedAt };

  expect(
    await screen.findByText("Taking the import back was cancelled. Everything is as it was.", {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test("at its end what else is known is asked anew, also where the page was loaded in the middle of it", async () => {
  let job: unknown = RUNNING;
  const { client, asked } = show({
    [`GET /api/imports/${ITEM.id}`]: { ...ITEM, takingBack: JOB.id },
    [`GET /api/jobs/${JOB.id}`]: () => job,
  });
  const funnel = [...KEYS.funnel, ITEM.corpus.id];
  client.setQueryData(funnel, {});
  expect(await screen.findByText("Step 4 of 20")).toBeTruthy();
  expect(client.getQueryState(funnel)?.isInvalidated).toBe(false);
  job = JOB;

  await waitFor(() => expect(client.getQueryState(funnel)?.isInvalidated).toBe(true), { timeout: 10_000 });
  expect(await screen.findByText(/is taken back/)).toBeTruthy();
  expect(asked.filter(({ key }) => key === `GET /api/imports/${ITEM.id}`)).toHaveLength(1);
});

const FAILED = { ...RUNNING, state: "failed", finishedAt: JOB.finishedAt };
const WORK = "People have worked on what it brought: 1 with comments.";
const LEFT = "The import is taken back, but not every file of it could be deleted; logs/worker.log says why.";

test("one that could not be taken back says why, that everything is as it was, and offers it again", async () => {
  let job: unknown = RUNNING;
  show({ [`POST ${PATH}`]: { jobId: JOB.id }, [`GET /api/jobs/${JOB.id}`]: () => job });
  await userEvent.click(await button());
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Step 4 of 20")).toBeTruthy();
  job = { ...FAILED, error: WORK };

  const said = `Taking the import back stopped: ${WORK} Everything is as it was.`;
  expect((await screen.findByRole("alert", {}, { timeout: 3000 })).textContent).toBe(said);
  expect(screen.getByText("Not taken back")).toBeTruthy();
  expect(screen.getByText("1,204 trajectories imported.")).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test("who opens the page later is told so as well", async () => {
  show({
    [`GET /api/imports/${ITEM.id}`]: { ...ITEM, takeBackFailed: JOB.id },
    [`GET /api/jobs/${JOB.id}`]: { ...FAILED, error: WORK },
  });

  expect((await screen.findByRole("alert")).textContent).toContain(WORK);
  expect(await button()).toBeTruthy();
});

test("one of which files alone are left is gone, and the page says what is left", async () => {
  let isThere = true;
  let job: unknown = RUNNING;
  show({
    [`GET /api/imports/${ITEM.id}`]: () =>
      isThere ? { ...ITEM, takingBack: JOB.id } : Response.json({ code: "NOT_FOUND", requestId: "r" }, { status: 404 }),
    [`GET /api/jobs/${JOB.id}`]: () => job,
  });
  expect(await screen.findByText("Step 4 of 20")).toBeTruthy();
  isThere = false;
  job = { ...FAILED, error: LEFT };

  expect(await screen.findByText("Taken back", {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(`Taking the import back stopped: ${LEFT}`);
  expect(screen.queryByText("1,204 trajectories imported.")).toBeNull();
  expect(screen.getByRole("link", { name: "All imports" })).toBeTruthy();
});

test.each([
  ["annotator", true],
  ["researcher", false],
] as const)("a %s who may not do it is offered nothing, and nothing is asked (own: %s)", async (role, isOwn) => {
  const { asked } = show({ ...givenMe(role), [`GET /api/imports/${ITEM.id}`]: { ...ITEM, isOwn } });

  expect(await screen.findByText("1,204 trajectories imported.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take back …" })).toBeNull());
  expect(asked.some(({ key }) => key === `GET ${PATH}`)).toBe(false);
});

test("a long name of its file stays on the one line of the header, and is read in full on hover", async () => {
  const name = `${"a-very-long-file-name-".repeat(5)}.jsonl`;
  const [file] = ITEM.files;
  show({ [`GET /api/imports/${ITEM.id}`]: { ...ITEM, files: [{ ...file, name }] } });

  const title = await screen.findByRole("heading", { level: 1, name });
  expect(title.title).toBe(name);
  // An element within would wrap by its own rules.
  expect(title.childElementCount).toBe(0);
});
