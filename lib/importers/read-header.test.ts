import { expect, test } from "vitest";
import { listOf, objectOf } from "./json-value";
import { readHeader } from "./read-header";

const MEMBER = { key: "simulations", headerKeys: ["info", "tasks"] };

async function* byByte(text: string, onByte: () => void = () => {}): AsyncGenerator<Uint8Array> {
  for (const byte of new TextEncoder().encode(text)) {
    onByte();
    yield Uint8Array.of(byte);
  }
}

test("the header is everything but the records, wherever they stand", async () => {
  const before = `{"info":{"a":"]"},"tasks":[1],"simulations":[{"x":"]}"},[]]}`;
  const after = `{"simulations":[{"x":"]}"},[[]]],"info":{"a":"]"},"tasks":[1]}`;
  const header = { info: { a: "]" }, tasks: [1], simulations: [] };

  expect(await readHeader(byByte(before), MEMBER)).toEqual({ kind: "read", header });
  expect(await readHeader(byByte(after), MEMBER)).toEqual({ kind: "read", header });
});

test("reading stops where the records begin once the needed members have gone by", async () => {
  let bytesRead = 0;
  const text = `{"info":{},"tasks":[],"simulations":[${"1,".repeat(5_000)}1]}`;

  await readHeader(
    byByte(text, () => {
      bytesRead += 1;
    }),
    MEMBER,
  );

  expect(bytesRead).toBeLessThan(50);
});

test("a file that is cut among its records still tells its header", async () => {
  const header = await readHeader(byByte(`{"info":{"a":1},"simulations":[{"x":`), MEMBER);

  expect(header).toMatchObject({ kind: "read", header: { info: { a: 1 } }, whyPart: expect.stringContaining("cut") });
});

test("a header above the limit is refused with its size", async () => {
  const header = await readHeader(byByte(`{"info":"${"x".repeat(100)}`), MEMBER, 50);

  expect(header).toMatchObject({ kind: "unreadable", reason: expect.stringContaining("simulations") });
});

test("a broken header of very many values tells those of its beginning", async () => {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`{"info":{"a":1},"tasks":[${"1,".repeat(1_100_000)}`);
  }

  const header = await readHeader(whole(), MEMBER);

  const tasks = header.kind === "read" ? listOf(objectOf(header.header)["tasks"]) : [];
  expect(tasks.length).toBeGreaterThan(900_000);
  expect(tasks.length).toBeLessThan(1_000_000);
});
