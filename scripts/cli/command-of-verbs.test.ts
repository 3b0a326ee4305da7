import { expect, test, vi } from "vitest";
import { type Command, EXIT } from "./command";
import { commandOfVerbs, verbOf } from "./command-of-verbs";

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

test("a verb is found by its name, and nothing that every object has", () => {
  const { verbs } = givenCommand().command;

  expect(verbOf(verbs, "list")?.usage).toBe("Usage: list");
  expect(verbOf(verbs, "toString")).toBeUndefined();
  expect(verbOf(verbs)).toBeUndefined();
  expect(verbOf(undefined, "list")).toBeUndefined();
});

test.each([
  [[], "Say what to do: show, list."],
  [["burn"], "There is no “burn” of lamps; choose show, list."],
  [["shov"], "There is no “shov” of lamps. Did you mean show?"],
  // Every object has it, and none of the verbs is called so.
  [["toString"], "There is no “toString” of lamps; choose show, list."],
])("%j is a mistake that names the choices", async (args, sentence) => {
  await expect(givenCommand().command.run(args, OUTPUT)).rejects.toThrow(sentence);
});
