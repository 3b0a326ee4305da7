import { expect, test } from "vitest";
import { progressLine } from "./import-progress";

function aFile(readBytes: number, sizeBytes: number) {
  return {
    name: "a",
    sizeBytes,
    readBytes,
    state: "reading",
    format: null,
    refusal: null,
    note: null,
    read: 0,
    imported: 0,
    duplicates: 0,
    rejected: 0,
    isVeiled: false,
  } as const;
}

test("the line tells share, bytes, rows and rows a second over all files", () => {
  const files = [aFile(3_000_000, 3_000_000), aFile(1_000_000, 5_000_000)];

  expect(progressLine({ files, read: 12_345, rejected: 2 }, 1_234.4)).toBe(
    "████████████░░░░░░░░░░░░ 50 % · 4 of 8 MB · 12,345 rows · 1,234 rows/s · 2 rejected",
  );
});

test("an empty file is neither a fraction of nothing nor more than all", () => {
  expect(progressLine({ files: [aFile(0, 0)], read: 0, rejected: 0 }, 0)).toContain(" 0 % · 0 of 0 MB");
  expect(progressLine({ files: [aFile(1, 2)], read: 1, rejected: 0 }, 0)).toContain(" · 1 row · ");
  expect(progressLine({ files: [aFile(9, 1)], read: 0, rejected: 0 }, 0)).toContain(" 100 %");
});
