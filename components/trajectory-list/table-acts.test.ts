import { expect, test } from "vitest";
import type { BulkStart } from "@/lib/client/bulk-starts";
import { nextUndo, type TableActs, withAct, withBulk, withoutGone } from "./table-acts";

const [FIRST, SECOND, BULK] = [Symbol("first"), Symbol("second"), Symbol("bulk")];
const rows = (key: symbol) => ({ kind: "rows", key, rows: { key } }) as const;
const saving = (key: symbol) => ({ kind: "saving", key }) as const;
const press = { key: BULK, corpus: "lamps", newestBefore: undefined };
const started: BulkStart = { ...press, status: "started", jobId: "job" };
const given = (...acts: TableActs<{ key: symbol }>): TableActs<{ key: symbol }> => acts;
const stands = () => "stands" as const;
const gone = () => "gone" as const;

test("an act that is answered late keeps the place of its press", () => {
  const acts = withBulk(given(saving(FIRST)), started);

  expect(nextUndo(withAct(acts, rows(FIRST)), stands)).toBe("stands");
});

test("a bulk job keeps the place of its press, and leaves none where it was refused", () => {
  const asked = withBulk(given(rows(FIRST)), { ...press, status: "asked" });
  expect(nextUndo(asked, stands)).toBe("saving");
  const acts = withAct(asked, rows(SECOND));

  expect(nextUndo(withBulk(acts, started), stands)).toEqual({ key: SECOND });
  expect(withBulk(acts, { ...press, status: "refused" })).toEqual([rows(FIRST), rows(SECOND)]);
});

test("what is before bulk jobs that are gone is next, and nothing where that is all", () => {
  const acts = withBulk(given(rows(FIRST)), started);

  expect(nextUndo(acts, gone)).toEqual({ key: FIRST });
  expect(withoutGone(acts, gone)).toEqual([rows(FIRST)]);
  expect(nextUndo(withBulk(given(), started), gone)).toBe("nothing");
});
