import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenImport, givenJob, givenVeiledFile } from "./given-import";
import { ImportCounts } from "./import-counts";
import { ImportResult } from "./import-result";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("answer keys stand beside the other figures, and what becomes of them is said", () => {
  const item = givenImport({ read: 30, imported: 0, answerKeys: 28, sameAnswerKeys: 2 });
  render(<ImportCounts item={item} />);
  render(<ImportResult item={item}>{null}</ImportResult>);

  expect(screen.getByText("Answer keys").nextElementSibling?.textContent).toBe("28");
  expect(screen.getByText("new or changed, 2 as known")).toBeTruthy();
  expect(screen.getByText(/^Problems of the corpus have these answer keys from now on/)).toBeTruthy();
});

test("an import of trajectories says nothing of answer keys", () => {
  render(<ImportCounts item={givenImport()} />);
  render(<ImportResult item={givenImport()}>{null}</ImportResult>);

  expect(screen.queryByText(/answer keys/i)).toBeNull();
});

test.each([{ answerKeys: 2, imported: 0 }, { products: 2, imported: 0 }, { imported: 2 }])(
  "what a cancelled import brought, as %o, is said to stay",
  (facts) => {
    const job = givenJob({ state: "cancelled" });
    render(<ImportResult item={givenImport({ job, read: 2, ...facts })}>{null}</ImportResult>);

    expect(screen.getByText(/^What was imported stays\. Import the files again/)).toBeTruthy();
  },
);

test("of a cancelled import that brought nothing, nothing is said to stay", () => {
  const item = givenImport({ job: givenJob({ state: "cancelled" }), read: 2, imported: 0, rejected: 2 });
  render(<ImportResult item={item}>{null}</ImportResult>);

  expect(screen.queryByText(/^What was imported stays/)).toBeNull();
});

test("rows that a later one replaced have a figure of their own", () => {
  render(<ImportCounts item={givenImport({ read: 3, imported: 0, answerKeys: 1, replaced: 2 })} />);

  expect(screen.getByText("Replaced").nextElementSibling?.textContent).toBe("2");
});

test("hidden answer keys are called hidden, and who reviews blind is led to the queue", async () => {
  const job = givenJob({ state: "cancelled" });
  const item = givenImport({ job, read: 2, imported: 0, files: [givenVeiledFile()] });
  const { asked } = givenApp(
    <>
      <ImportCounts item={item} />
      <ImportResult item={item}>{null}</ImportResult>
    </>,
    { answers: { "GET /api/queues": { items: [], elsewhere: [] } } },
  );

  expect(screen.getByText("Answer keys").nextElementSibling?.textContent).toBe("hidden");
  expect(screen.getByText(/^What was imported stays/)).toBeTruthy();
  expect((await screen.findByRole("link", { name: "Open the queues" })).getAttribute("href")).toBe(
    `/queues?corpus=${item.corpus.id}`,
  );
  expect(asked.map(({ url }) => url.searchParams.get("corpus"))).toContain(item.corpus.id);
});
