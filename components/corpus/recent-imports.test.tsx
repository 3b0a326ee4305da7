import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenImport, givenImportFile, givenJob, givenVeiledFile } from "@/components/import/given-import";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Import } from "@/lib/contract/imports";
import { RecentImports } from "./recent-imports";
import { RejectedRows } from "./rejected-rows";

const corpus = givenCorpus();
const NOTHING = { read: 0, imported: 0 } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenHome(items: readonly Import[], total = items.length): void {
  givenApp(
    <>
      <RejectedRows count={0} corpus={corpus.id} />
      <RecentImports corpus={corpus} />
    </>,
    { answers: { ...givenMe("lead"), "GET /api/imports": { items, total } } },
  );
}

const refusedFile = givenImportFile({ name: "odd.csv", state: "refused", refusal: "No format fits.", ...NOTHING });
const refused = givenImport({
  id: crypto.randomUUID(),
  files: [refusedFile],
  job: givenJob({ state: "failed", error: "No format fits." }),
  ...NOTHING,
});
const cancelled = givenImport({
  id: crypto.randomUUID(),
  files: [givenImportFile({ name: "half.jsonl", state: "cancelled" })],
  job: givenJob({ state: "cancelled" }),
  ...NOTHING,
});
const inPart = givenImport({ id: crypto.randomUUID(), files: [givenImportFile(), refusedFile] });

test("each import bears the state that the list of imports gives it", async () => {
  givenHome([refused, inPart, givenImport()]);

  const panel = within(screen.getByRole("region", { name: "Recent imports" }));
  const rows = (await panel.findAllByRole("row")).slice(1);

  const states = rows.map((row) => within(row).getAllByRole("cell")[1]?.textContent);
  expect(states).toEqual(["✕Failed", "!Done in part", "✓Done"]);
});

test.each([
  ["was refused", refused],
  ["was refused beside another", inPart],
  ["is of an import that was cancelled", cancelled],
])("where a file %s, not every row is said to have come in", async (_, item) => {
  givenHome([item, givenImport()]);

  expect(
    await screen.findByText("None waits. 1 file was not read to the end: the imports say which and why."),
  ).toBeTruthy();
  expect(screen.queryByText(/^Every row that was read/)).toBeNull();
});

test("where every file was read, every row is said to have come in or been set aside", async () => {
  givenHome([givenImport()]);

  await screen.findByRole("link", { name: "output.jsonl" });

  expect(screen.getByText("Every row that was read came in, or was set aside.")).toBeTruthy();
});

test("a file that was imported again is no longer told as one that was not read", async () => {
  const since = givenImport({ id: crypto.randomUUID(), files: [givenImportFile({ name: "half.jsonl" })] });
  givenHome([since, cancelled]);

  await screen.findAllByRole("link", { name: "half.jsonl" });

  expect(screen.getByText("Every row that was read came in, or was set aside.")).toBeTruthy();
});

test("where there are more imports than are listed, nothing is said of the others", async () => {
  givenHome([cancelled, givenImport()], 40);
  expect(await screen.findByText(/^None waits\. 1 file of the latest 2 imports was not read to the end/)).toBeTruthy();

  cleanup();
  givenHome([givenImport()], 40);
  expect(
    await screen.findByText(/ or was set aside\. This is of the latest import; older ones are not looked at here\.$/),
  ).toBeTruthy();

  cleanup();
  givenHome([cancelled], 40);
  expect(await screen.findByText(/^None waits\. 1 file of the latest import was not read to the end/)).toBeTruthy();

  cleanup();
  givenHome([givenImport(), givenImport({ id: crypto.randomUUID() })], 40);
  expect(
    await screen.findByText(/ This is of the latest 2 imports; older ones are not looked at here\.$/),
  ).toBeTruthy();
});

test("where answer keys are hidden it is not said that every row came in, nor that none was rejected", async () => {
  givenHome([givenImport({ read: 2, imported: 0, files: [givenVeiledFile()] })]);

  const row = (await screen.findByRole("link", { name: "keys.jsonl" })).closest("tr");
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent).slice(3)).toEqual(["0", "0", "hidden"]);
  expect(
    screen.getByText(
      "None waits that you may know of. Rejected rows of files of problems are hidden from you while you review rollouts of this corpus blind.",
    ),
  ).toBeTruthy();

  cleanup();
  givenHome([{ ...cancelled, files: [...cancelled.files, givenVeiledFile()] }]);
  expect(
    await screen.findByText(
      /^None waits that you may know of\. 1 file was not read to the end: .*\. Rejected rows of files of problems are/,
    ),
  ).toBeTruthy();
});
