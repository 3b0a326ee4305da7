import { expect, test, vi } from "vitest";
import { type Command, EXIT } from "./command";
import { commandOfVerbs } from "./command-of-verbs";

const OUTPUT = { out: async () => undefined, err: async () => undefined };

function givenCommand() {
  const run = vi.fn<Command["run"]>(async () => EXIT.rejected);
  const command = commandOfVerbs({
    verbs: { show: { usage: "Usage: show", run }, list: { usage: "Usage: list", run: async () => EXIT.ok } },
    ask: "Say what to do",
    refuse: (name) => `There is no “${name}” of lamps`,
  });

  return { command, run };
}

test("the word is taken off, and the verb's own answer is the answer", async () => {
  const { command, run } = givenCommand();

  expect(await command.run(["show", "--corpus", "A"], OUTPUT)).toBe(EXIT.rejected);
  expect(run).toHaveBeenCalledExactlyOnceWith(["--corpus", "A"], OUTPUT);
  expect(command.usage).toBe("Usage: show\n\nUsage: list");
});

test("a mistake in a verb's words is told with the usage of that verb alone", () => {
  const { usageOf } = givenCommand().command;

  expect(usageOf?.(["list", "--nope"])).toBe("Usage: list");
  expect(usageOf?.(["burn"])).toBe("Usage: show\n\nUsage: list");
  expect(usageOf?.([])).toBe("Usage: show\n\nUsage: list");
});

test.each([
  [[], "Say what to do: show, list."],
  [["burn"], "There is no “burn” of lamps; choose show, list."],
  // Every object has it, and none of the verbs is called so.
  [["toString"], "There is no “toString” of lamps; choose show, list."],
])("%j is a mistake that names the choices", async (args, sentence) => {
  await expect(givenCommand().command.run(args, OUTPUT)).rejects.toThrow(sentence);
});
