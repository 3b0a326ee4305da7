import { expect, test } from "vitest";
import type { Importer } from "./importer";
import { chatImporter } from "./chat/chat-importer";
import { readTrajectory } from "./read-trajectory";

const CONTEXT = { fileName: "f.jsonl", recordIndex: 0 };
const record = (text: string) => ({ bytes: new TextEncoder().encode(text), number: 1, offset: 0 });

test("what the parser had to repair stands among the notes of the trajectory", () => {
  const outcome = readTrajectory(
    chatImporter,
    record(`{"messages":[{"role":"user","content":"hi"}],"x":NaN}`),
    CONTEXT,
  );

  expect(outcome).toMatchObject({ kind: "imported", value: { notes: ["NaN or Infinity read as null: 1."] } });
});

test("a record that is no JSON is rejected with the place where it breaks", () => {
  expect(readTrajectory(chatImporter, record(`{"messages":`), CONTEXT)).toEqual({
    kind: "rejected",
    reason: "The record breaks off after 12 characters: the file was cut, or is still being written.",
  });
});

test("a record above the limit is rejected with its size, without reading it", () => {
  const oversized = { ...record(`{"messages":[]}`), oversizedBytes: 300 * 1024 * 1024 };

  expect(readTrajectory(chatImporter, oversized, CONTEXT)).toMatchObject({
    kind: "rejected",
    reason: "The record is 300 MB long, more than can be read as one.",
  });
});

test("a fault of an importer rejects the row and does not stop the others", () => {
  const faulty: Importer = {
    ...chatImporter,
    read: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
  };

  expect(readTrajectory(faulty, record("{}"), CONTEXT)).toEqual({
    kind: "rejected",
    reason: "The chat importer could not read the record: Maximum call stack size exceeded.",
  });
});
