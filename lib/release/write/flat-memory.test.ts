import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { writeManyProgram } from "@/lib/release/fixtures/write-many-program";

const { program, parent } = await writeManyProgram();

/** Of V8's old space, in megabytes: the program with a few rows takes half of it. */
const ROOM = "48";
const ROWS = "40000";
/** Of the whole process, packed bytes and columns included; 40,000 rows that are held take more by themselves. */
const MOST_BYTES = 160_000_000;

test.each(["jsonl.gz", "parquet"])(
  "rows come and go: 40,000 are written as %s in room that would not hold them",
  async (format) => {
    const args = [`--max-old-space-size=${ROOM}`, program, join(parent, format), format, ROWS];

    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);

    expect(stderr).toBe("");
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(MOST_BYTES);
  },
  120_000,
);
