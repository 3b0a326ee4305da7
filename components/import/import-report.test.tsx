import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenMe } from "@/components/shell/given-me";
import type { Import } from "@/lib/contract/imports";
import { givenImport, givenImportFile, givenJob, givenRejectedRow, rowId } from "./given-import";
import { ImportReport } from "./import-report";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("while it runs", () => {
  const job = givenJob({ state: "running", done: 10_000_000, finishedAt: null });

  test("shows bytes as a determinate bar, the rate and the time left, and tells screen readers in tenths", () => {
    show(givenImport({ job, read: 1000, imported: 1000, duplicates: 0, rejected: 0, finishedAt: null }));

    expect(screen.getByRole("progressbar", { name: "Import" }).getAttribute("aria-valuenow")).toBe("25");
    expect(
      screen.getByText("10.0 MB of 40.0 MB · 1,000 rows read, 1,000 imported · 100 rows a second · about 30 s left"),
    ).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Import: 20 %");
  });

  test("cancel asks the server once and says so", async () => {
    const asked = network({
      "POST /api/jobs/33333333-3333-4333-8333-333333333333/cancel": { ...job, cancelRequested: true },
    });
    show(givenImport({ job }));

    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

    expect(asked).toEqual(["POST /api/jobs/33333333-3333-4333-8333-333333333333/cancel"]);
  });

  test("who may not import is offered no cancel", async () => {
    network(givenMe("annotator"));
    show(givenImport({ job }));

    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull(), { timeout: 10_000 });
  });

  test("an import that was asked to stop offers no second cancel", () => {
    show(givenImport({ job: { ...job, cancelRequested: true } }));

    expect(screen.getByRole("button", { name: "Cancelling" })).toHaveProperty("disabled", true);
  });
});

describe("when it is over", () => {
  test("links to exactly the rows it brought in", () => {
    show(givenImport());

    const link = screen.getByRole("link", { name: "Open 1,204 trajectories" });
    const address = new URL(link.getAttribute("href") ?? "", "http://assay.test");
    expect(address.pathname).toBe("/trajectories");
    expect(address.searchParams.get("corpus")).toBe("22222222-2222-4222-8222-222222222222");
    expect(address.searchParams.get("filter")).toBe("import:11111111-1111-4111-8111-111111111111");
  });

  test("prints the line that asks for the same again: corpus, run and format", () => {
    show(givenImport({ runName: "night 7", askedFormat: "sn15" }));

    expect(
      screen.getByText("npm run assay -- import output.jsonl --corpus='October race' --run='night 7' --format sn15"),
    ).toBeTruthy();
  });

  test("a file that was here already changes nothing and says so", () => {
    show(givenImport({ imported: 0, duplicates: 1204 }));

    expect(screen.getByText("Nothing new: all 1,204 were here already.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Open 0/ })).toBeNull();
  });

  test("a file that holds nothing says so in words", () => {
    show(givenImport({ read: 0, imported: 0, files: [givenImportFile({ read: 0, imported: 0 })] }));

    expect(screen.getByText(/^The file was read as .+ and holds no trajectory\. Check that/)).toBeTruthy();
    expect(screen.getByText("Nothing imported")).toBeTruthy();
    expect(screen.getByText("Holds no trajectory")).toBeTruthy();
  });

  test("a file that is the header of others is no failure, and what is missing of others is said once", () => {
    const header = givenImportFile({
      name: "results.json",
      read: 0,
      imported: 0,
      note: "It is the header of 2 files.",
    });
    const others = ["a.json", "b.json"].map((name) => givenImportFile({ name, note: "The header was not there." }));
    show(givenImport({ files: [header, ...others] }));

    expect(screen.getByText("results.json: It is the header of 2 files.")).toBeTruthy();
    expect(screen.getByText("2 files: The header was not there.")).toBeTruthy();
    expect(screen.getByText("Header")).toBeTruthy();
    expect(screen.queryByText("Holds no trajectory")).toBeNull();
  });

  test("a name of a file is shown as the characters it is, hidden ones too", () => {
    const empty = givenImportFile({ name: "run\u202enosj.txt", read: 0, imported: 0 });
    const files = [givenImportFile({ state: "refused", refusal: "No format." }), empty];
    show(givenImport({ read: 0, imported: 0, files }));

    const said = screen.getAllByRole("status").find(({ textContent }) => textContent?.includes("nosj.txt"));
    expect(said?.textContent).toMatch(/ and holds no trajectory\. Check that/);
    expect(said?.textContent).not.toContain("\u202e");
  });

  test("a refused file shows what was tried and why", () => {
    const refusal = "Tried sn15: no steps. Tried chat: no messages.";
    const job = givenJob({ state: "failed", error: "output.jsonl could not be read." });
    show(
      givenImport({ job, read: 0, imported: 0, files: [givenImportFile({ state: "refused", format: null, refusal })] }),
    );

    expect(screen.getByText("Nothing was imported.")).toBeTruthy();
    expect(screen.getByText(refusal)).toBeTruthy();
    expect(screen.getByText("not known")).toBeTruthy();
  });

  test("files that were refused are counted and come first", () => {
    const files = [givenImportFile(), givenImportFile({ name: "tasks.json", state: "refused", refusal: "No format." })];
    show(givenImport({ files }));

    const count = screen.getByText("Refused files").parentElement;
    expect(count?.textContent).toBe("Refused files1of 2, below with the reason");
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("tasks.json");
  });
});

test("a retry leads back to the import it retried and lists no rows of its own", () => {
  const original = "66666666-6666-4666-8666-666666666666";
  show(givenImport({ retryOf: original, read: 3, imported: 1, rejected: 2 }));

  const link = screen.getByRole("link", { name: "Open the import that was retried" });
  expect(link.getAttribute("href")).toBe(`/imports/${original}`);
  expect(screen.queryByRole("heading", { name: "Rejected rows" })).toBeNull();
});

test.each([
  [{ rejected: 3, open: 3 }, "3 of them still not readable"],
  [{ rejected: 3, open: 1 }, "1 of them still not readable, 2 of them brought in or set aside since"],
  [{ rejected: 3, open: 0 }, "3 of them brought in or set aside since"],
  [{ rejected: 0, open: 0 }, "rows that could not be read"],
])("a retry with %o says “%s” of its rejected rows, and where they stand", (facts, words) => {
  show(givenImport({ retryOf: "66666666-6666-4666-8666-666666666666", read: 3, imported: 0, ...facts }));

  expect(screen.getByText(words)).toBeTruthy();
  const stands = screen.queryByText("Its rejected rows stand with the import that was retried.");
  expect(stands !== null).toBe(facts.rejected > 0);
});

describe("rejected rows", () => {
  const item = givenImport({ rejected: 2, resolved: 1 });
  const rows = [
    givenRejectedRow({
      id: rowId(1),
      line: 7,
      reason: "The record breaks off.",
      excerpt: '<b onclick="x()">\u202egnp.exe\u0000',
    }),
    givenRejectedRow({ id: rowId(2), line: 9, reason: "No steps.", resolved: true }),
  ];

  test("stand with file, line and reason; the excerpt is text with its hidden characters shown", async () => {
    network({ [`GET /api/imports/${item.id}/rejected`]: { items: rows, nextCursor: null } });
    show(item);

    const list = await screen.findByRole("list", { name: "Rejected rows" });
    expect(within(list).getByText("The record breaks off.")).toBeTruthy();
    expect(list.textContent).toContain("bad.jsonl:7");
    expect(list.querySelector("b")).toBeNull();
    expect(list.textContent).toContain('<b onclick="x()">');
    expect(list.textContent).toContain("U+202E");
    expect(list.textContent).toContain("U+0000");
    expect(list.textContent).not.toMatch(/[\u202e\0]/);
    expect(within(list).getByText("Brought in by a retry")).toBeTruthy();
  });

  test("that were only counted stand with their reason and are in no download and no retry", async () => {
    const countedRows = [{ file: "bad.jsonl", reason: "No steps.", count: 40_000, firstLine: 10_002, setAside: null }];
    const more = { ...item, rejected: 40_002, countedRows };
    network({ [`GET /api/imports/${item.id}/rejected`]: { items: rows, nextCursor: null } });
    show(more);

    const list = await screen.findByRole("list", { name: "Counted rows" });
    expect(list.textContent).toBe("40,000 × No steps.First at bad.jsonl:10,002");
    expect(screen.getByText(/^40,000 more rows came behind/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download 1" })).toBeTruthy();
  });

  test("of which only the beginning is kept do not promise the whole row for download", async () => {
    const cut = givenRejectedRow({ id: rowId(3), bytes: 300_000_000, keptBytes: 65_536 });
    network({
      [`GET /api/imports/${item.id}/rejected`]: {
        items: [cut, givenRejectedRow({ id: rowId(4), bytes: 9_000, keptBytes: 9_000 })],
        nextCursor: null,
      },
    });
    show(item);

    const [first, second] = within(await screen.findByRole("list", { name: "Rejected rows" })).getAllByRole("listitem");
    expect(first?.textContent).toMatch(/Only the first \d+(\.\d+)? [KM]?B of this row are kept\./);
    expect(second?.textContent).toContain("The download holds the whole row.");
  });

  test("are downloaded and retried; the retry is an import of its own", async () => {
    const started = { importId: "44444444-4444-4444-8444-444444444444", jobId: "55555555-5555-4555-8555-555555555555" };
    network({
      [`GET /api/imports/${item.id}/rejected`]: { items: rows, nextCursor: null },
      [`POST /api/imports/${item.id}/retry`]: started,
    });
    const { push } = show(item);

    expect(screen.getByRole("link", { name: "Download 1" }).getAttribute("href")).toBe(
      `/api/imports/${item.id}/rejected/download`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Retry 1" }));

    await vi.waitFor(() => expect(push).toHaveBeenCalledWith(`/imports/${started.importId}`));
  });

  test("a page at a time, and it says how many of how many", async () => {
    const path = `GET /api/imports/${item.id}/rejected`;
    const [first, second] = [1, 2].map((at) => [givenRejectedRow({ id: rowId(at) })]);
    const rest = { items: second, nextCursor: null };
    const asked = network({ [path]: { items: first, nextCursor: rowId(1) }, [`${path}?cursor=${rowId(1)}`]: rest });
    show(item);

    expect(await screen.findByText("Showing 1 of 2")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));

    expect(await screen.findByText("Showing 2 of 2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test("are neither listed nor downloaded nor retried by who may not, and that is said", async () => {
    const asked = network(givenMe("annotator"));
    show(item);

    expect(await screen.findByText(/Your role may not read reward specs and raw records\. Ask a lead/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
    // Asked once at most, before it is known who asks.
    expect(asked.filter((key) => key !== `GET /api/imports/${item.id}/rejected`)).toEqual([]);
  });

  test.each([
    { of: "a catalogue and problems", formats: ["catalogue", "problems"], retries: 0 },
    { of: "a catalogue and records", formats: ["catalogue", "sn15"], retries: 1 },
  ])("of $of are offered to retry $retries times: they are not read again", async ({ formats, retries }) => {
    network({ [`GET /api/imports/${item.id}/rejected`]: { items: rows, nextCursor: null } });
    const rejecting = formats.map((format) => givenImportFile({ name: format, format, rejected: 1 }));
    show({ ...item, retryable: retries, files: [...rejecting, givenImportFile()] });

    await screen.findByRole("link", { name: "Download 1" });
    expect(screen.queryAllByRole("button", { name: "Retry 1" })).toHaveLength(retries);
    expect(screen.queryAllByText(/Correct them in their file/)).toHaveLength(1 - retries);
  });

  test("cannot be retried while rows are still being read", () => {
    network({ [`GET /api/imports/${item.id}/rejected`]: { items: rows, nextCursor: null } });
    show({ ...item, job: givenJob({ state: "running" }) });

    expect(screen.getByRole("button", { name: "Retry 1" })).toHaveProperty("disabled", true);
  });
});

function show(item: Import) {
  const push = vi.fn();
  const router = { push, back: push, forward: push, refresh: push, replace: push, prefetch: push, bfcacheId: "0" };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

  render(
    <AppRouterContext.Provider value={router}>
      <QueryClientProvider client={client}>
        <ImportReport item={item} atMs={Date.parse("2026-11-21T08:00:10Z")} />
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );
  return { push };
}

/** Answers by method and address; what was asked is in the list it returns. */
function network(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const key = `${init.method} ${url}`;
    // Who asks is not what these tests are about.
    if (key !== "GET /api/me") asked.push(key);
    return Promise.resolve(Response.json(answers[key] ?? {}, { status: key in answers ? 200 : 404 }));
  });
  return asked;
}
