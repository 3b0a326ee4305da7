import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenImport } from "./given-import";
import { ImportCounts } from "./import-counts";
import { ImportResult } from "./import-result";

afterEach(cleanup);

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
