import { expect, test } from "vitest";
import { runAssay } from "./run-assay";

async function refused(line: readonly string[]) {
  let err = "";
  const code = await runAssay(line, {
    out: async () => undefined,
    err: async (text) => {
      err += text;
    },
  });

  return { code, err };
}

const long = "x".repeat(2001);
const build = ["--split", "main", "--preset", "sft", "--licence", "mit"];

// Each is told before a database is asked for, as every other mistake of a line.
test.each([
  ["filter activate", ["strict", "--reason", " "], "Write why you activate it."],
  ["filter save", ["strict", "--reason", " "], "Write why you change the filter."],
  ["release sign", ["1", "--note", long], "This has at most 1000 characters."],
  ["release build", [...build, "--name", "B", "--note", long], "This has at most 2000 characters."],
  ["release build", [...build, "--name", " "], "Give the release a name."],
  ["leak protect", ["file.jsonl", "--name", "S", "--note", long], "This has at most 1000 characters."],
])("%s takes words of a person as the contract takes them", async (verb, more, sentence) => {
  const line = [...verb.split(" "), ...more, "--corpus", "A"];

  expect(await refused(line)).toEqual({ code: 2, err: expect.stringContaining(sentence) });
});
