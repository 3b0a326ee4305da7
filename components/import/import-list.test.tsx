import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Import } from "@/lib/contract/imports";
import { givenImport, givenImportFile, givenJob } from "./given-import";
import { ImportList } from "./import-list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = givenCorpus();

function given(item: Import, corpora = [other]) {
  givenApp(<ImportList items={[item]} atMs={0} />, {
    answers: { ...givenMe("researcher"), "GET /api/corpora": { items: corpora } },
  });
}

const nothing = givenImport({ read: 0, imported: 0, files: [givenImportFile({ read: 0, imported: 0 })] });

test("an import of nothing into a new corpus says that no such corpus was made", async () => {
  given(nothing);

  expect(await screen.findByText(/^no corpus/)).toBeDefined();
  expect(screen.getByText("Nothing imported")).toBeDefined();
  expect(screen.queryByText(/^into/)).toBeNull();
});

test("an import of nothing into a corpus that is there names it", async () => {
  given({ ...nothing, corpus: { id: other.id, name: other.name } });

  expect(await screen.findByText(/^into/)).toBeDefined();
  expect(screen.queryByText(/^no corpus/)).toBeNull();
});

test("an import that is over leads to exactly the rows that it brought in, in the words of its own page", async () => {
  const item = givenImport({ imported: 4 });
  given(item);

  const link = await screen.findByRole("link", { name: "Open 4 trajectories" });
  expect(link.getAttribute("href")).toBe(`/trajectories?corpus=${item.corpus.id}&filter=import%3A${item.id}`);
});

test.each([
  ["brought no trajectory", { imported: 0, duplicates: 1204 }],
  ["still runs", { job: givenJob({ state: "running" }) }],
])("an import that %s leads to no rows", (_, facts) => {
  given(givenImport(facts));

  expect(screen.getByRole("link", { name: "output.jsonl" })).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Open/ })).toBeNull();
});

test("an import that waits says which import the worker is at, into whichever corpus that goes", async () => {
  const running = givenImport({
    id: crypto.randomUUID(),
    corpus: { id: crypto.randomUUID(), name: "Another" },
    files: [givenImportFile({ name: "sample.jsonl" })],
    job: givenJob({ state: "running" }),
  });
  const waiting = givenImport({ job: givenJob({ state: "queued", startedAt: null }) });
  const items = [waiting, running, givenImport({ id: crypto.randomUUID() })];
  givenApp(<ImportList items={[waiting]} atMs={0} />, {
    answers: {
      ...givenMe("researcher"),
      "GET /api/corpora": { items: [other] },
      "GET /api/imports": { items, total: 3, nextCursor: null },
    },
  });

  expect(await screen.findByText("Waits its turn: the worker is at the import of “sample.jsonl”.")).toBeDefined();
});

test("a refusal says what the file is, and lists what was tried on demand", async () => {
  const refusal = "This is the request log of a run.\nTried sn15: an entry of a request log; chat: no messages.";
  given(givenImport({ files: [givenImportFile({ name: "log.jsonl", state: "refused", refusal })] }));

  expect(await screen.findByText("This is the request log of a run.")).toBeDefined();
  const tried = screen.getByText("Tried sn15: an entry of a request log; chat: no messages.").closest("details");
  expect(tried?.open).toBe(false);
});

test("an import in part names every refused file with the whole reason", async () => {
  const refusal = `No known format fits. ${"Tried sn15: no steps. ".repeat(20)}`;
  given(
    givenImport({ files: [givenImportFile(), givenImportFile({ name: "tasks.json", state: "refused", refusal })] }),
  );

  const refused = await screen.findByRole("list", { name: "Refused files" });
  expect(refused.textContent).toContain("Refused: tasks.json");
  expect(refused.textContent).toContain(refusal);
  expect(refused.querySelector("[class*=line-clamp]")).toBeNull();
});
