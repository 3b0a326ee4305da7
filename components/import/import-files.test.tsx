import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenImportFile, givenVeiledFile } from "./given-import";
import { ImportFiles } from "./import-files";

afterEach(cleanup);

test("a file whose rows were rejected, all or some, does not say that it was read and no more", () => {
  const files = [
    givenImportFile({ name: "broken.jsonl", read: 1, imported: 0, rejected: 1 }),
    givenImportFile({ name: "mixed.jsonl", read: 9, imported: 8, rejected: 1 }),
    givenImportFile({ name: "good.jsonl" }),
    givenImportFile({ name: "half.jsonl", state: "reading", read: 1, imported: 0, rejected: 1 }),
    givenImportFile({ name: "failed.jsonl", state: "cut", readBytes: 1_000, sizeBytes: 2_000 }),
  ];
  render(<ImportFiles files={files} />);

  const states = screen.getAllByRole("row").map((row) => row.querySelectorAll("td")[1]?.textContent);
  expect(states.slice(1)).toEqual(["Rejected", "Rejected in part", "Read", "Reading", "Cut short"]);
  expect(screen.getByRole("row", { name: /failed\.jsonl/ }).textContent).toContain("1.0 KB of 2.0 KB");
});

test("what became of the rows of a file is not said to be nothing where it is hidden", () => {
  render(<ImportFiles files={[givenVeiledFile()]} />);

  const cells = [...(screen.getAllByRole("row")[1]?.querySelectorAll("td") ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(cells.slice(4)).toEqual(["2", "hidden", "hidden", "hidden"]);
});

test("what came of a catalogue or of problems is told from trajectories, which the figures of the import count apart", () => {
  const files = [
    givenImportFile({ name: "runs.jsonl", read: 150, imported: 150 }),
    givenImportFile({ name: "shop.jsonl", format: "catalogue", read: 528, imported: 528 }),
    givenImportFile({ name: "keys.jsonl", format: "problems", read: 3, imported: 1, duplicates: 2 }),
  ];
  render(<ImportFiles files={files} />);

  const imported = screen.getAllByRole("row").map((row) => row.querySelectorAll("td")[5]?.textContent);
  expect(imported.slice(1)).toEqual(["150", "528 products", "1 answer key"]);
});
