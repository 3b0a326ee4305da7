import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { CopyEncoder } from "./copy-encoder";
import { type CopySession, openCopySession } from "./copy-session";

let session: CopySession;
const TARGET = { table: "encoded", columns: ["n", "a", "b", "c", "d", "e", "f", "g", "h"] } as const;

beforeAll(async () => {
  session = await openCopySession(String(process.env["DATABASE_URL"]));
  await session.query(
    z.object({}),
    `create table encoded (n int, a int2, b int4, c int8, d float4, e bool, f timestamptz, g bytea, h text)`,
    [],
  );
});
afterAll(() => session.close());

function tuple(
  encoder: CopyEncoder,
  n: number,
  values: readonly [number, number, number, number, boolean, number, Uint8Array, string] | undefined,
): void {
  encoder.tuple(TARGET.columns.length);
  encoder.int4(n);
  encoder.int2(values?.[0]);
  encoder.int4(values?.[1]);
  encoder.int8(values?.[2]);
  encoder.float4(values?.[3]);
  encoder.boolean(values?.[4]);
  encoder.timestamp(values?.[5]);
  encoder.bytes(values?.[6]);
  encoder.text(values?.[7]);
}

async function stored(n: number) {
  const row = z.object({ row: z.string() });
  const [found] = await session.query(
    row,
    "select row(a, b, c, d, e, f at time zone 'UTC', g, h)::text as row from encoded where n = $1",
    [n],
  );

  return found?.row;
}

test("PostgreSQL reads each type as it was meant", async () => {
  const encoder = new CopyEncoder();
  tuple(encoder, 1, [
    -7,
    2_000_000_000,
    9_007_199_254_740_991,
    0.5,
    true,
    1_795_216_452_178.4,
    Uint8Array.of(0, 255),
    'é "quoted" \0',
  ]);
  tuple(encoder, 2, [1, -1, -1, -0.25, false, -1, new Uint8Array(), ""]);
  tuple(encoder, 3, undefined);
  const last = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
  tuple(encoder, 5, [32_767, 0, -9_007_199_254_740_991, 0, false, last, new Uint8Array(), ""]);
  await session.copy(TARGET, [encoder.finish()]);

  expect(await stored(1)).toBe(
    '(-7,2000000000,9007199254740991,0.5,t,"2026-11-20 23:14:12.178","\\\\x00ff","é ""quoted"" \uFFFD")',
  );
  expect(await stored(2)).toBe(String.raw`(1,-1,-1,-0.25,f,"1969-12-31 23:59:59.999","\\x","")`);
  expect(await stored(3)).toBe("(,,,,,,,)");
  expect(await stored(5)).toBe(String.raw`(32767,0,-9007199254740991,0,f,"9999-12-31 23:59:59.999","\\x","")`);
});

test.each([
  ["int2", 32_768],
  ["int2", -40_000],
  ["int8", 2 ** 60],
  ["int8", 1.5],
] as const)("an %s of %d, which none holds, is refused instead of another number being stored", (type, value) => {
  expect(() => new CopyEncoder()[type](value)).toThrow(RangeError);
});

test("a number beyond int4 is stored as the nearest one", async () => {
  const encoder = new CopyEncoder();
  tuple(encoder, 4, [0, 1e15, 0, 0, true, 0, new Uint8Array(), ""]);
  await session.copy(TARGET, [encoder.finish()]);

  expect(await stored(4)).toContain("2147483647");
});

test("a buffer that must grow keeps what it held", async () => {
  const encoder = new CopyEncoder();
  const large = "x".repeat(300_000);
  for (const n of [10, 11]) tuple(encoder, n, [0, 0, 0, 0, true, 0, Buffer.from(large), large]);
  await session.copy(TARGET, [encoder.finish()]);

  const row = z.object({ n: z.int(), size: z.int(), same: z.boolean() });
  const found = await session.query(
    row,
    "select n, length(g) as size, h = $1 as same from encoded where n >= 10 order by n",
    [large],
  );
  expect(found).toEqual([
    { n: 10, size: 300_000, same: true },
    { n: 11, size: 300_000, same: true },
  ]);
});

test("a transaction that throws leaves nothing, and the session goes on", async () => {
  const encoder = new CopyEncoder();
  tuple(encoder, 99, undefined);
  const bytes = encoder.finish();
  const failing = session.transaction(async () => {
    await session.copy(TARGET, [bytes]);
    throw new Error("stop");
  });

  await expect(failing).rejects.toThrow("stop");
  expect(await stored(99)).toBeUndefined();
});

test("a broken COPY is reported and the session goes on", async () => {
  await expect(session.copy(TARGET, [Uint8Array.of(0, 1, 2)])).rejects.toThrow();

  expect(await stored(1)).toBeDefined();
});

test("a number of eight bytes keeps every digit", async () => {
  await session.query(z.object({}), "create table precise (a float8, b float8)", []);
  const encoder = new CopyEncoder();
  encoder.tuple(2);
  encoder.float8(0.1 + 0.2);
  encoder.float8(undefined);
  await session.copy({ table: "precise", columns: ["a", "b"] }, [encoder.finish()]);

  const found = await session.query(z.object({ a: z.number(), b: z.null() }), "select a, b from precise", []);
  expect(found).toEqual([{ a: 0.1 + 0.2, b: null }]);
});
