import { expect, test } from "vitest";
import { COMMANDS } from "@/scripts/cli/commands";
import { mayMakeDatabase } from "./makes-database.mjs";

test("what only reads does not make a database", () => {
  const makers = Object.keys(COMMANDS).filter((name) => mayMakeDatabase([name]));

  expect(makers).toEqual(["catalogue", "import", "metrics", "seed", "set-up-link"]);
});
