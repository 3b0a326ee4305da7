import { expect, test } from "vitest";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const options = {
  filter: { type: "string" },
  set: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

test.each([[["--filter", "a", "--filter", "b"]], [["--filter=a", "--filter=a"]]])(
  "an option that takes one value is refused the second time: %j",
  (args) => {
    expect(() => parseArgs({ args: [...args], options })).toThrow(
      new UsageError("--filter is given twice. Write it once, with all that it is to hold."),
    );
  },
);

test("one that may be given several times, and a switch, are taken again", () => {
  const { values } = parseArgs({ args: ["--set", "a=1", "--set", "b=2", "--json", "--json"], options });

  expect(values).toEqual({ set: ["a=1", "b=2"], json: true });
});
