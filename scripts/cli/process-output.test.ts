import { afterEach, expect, test, vi } from "vitest";
import { processOutput } from "./process-output";

afterEach(() => vi.restoreAllMocks());

test("what a name holds for the terminal is not printed beside the sentences of an error, and their lines stay", async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);

  await processOutput().err("There is “a\u001b[31mRED\u202e\u0007”.\nhelp tells more.\n");

  expect(written).toEqual(["There is “a�[31mRED��”.\nhelp tells more.\n"]);
});
