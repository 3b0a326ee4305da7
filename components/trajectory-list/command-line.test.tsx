import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CommandLine } from "./command-line";

afterEach(cleanup);

const COMMAND = "npm run -s assay -- release build --filter-version=defaults-1 --note='two words'";

test("a command that is shown whole goes to the next line at its spaces alone, and reads as it is copied", () => {
  render(<CommandLine isWhole label="The command" command={COMMAND} />);
  const code = screen.getByTitle("The command").querySelector("code");

  expect(code?.textContent).toBe(COMMAND);
  // Each is a box of its own: a browser breaks none that has room in a line.
  const words = [...(code?.querySelectorAll(".inline-block") ?? [])].map(({ textContent }) => textContent);
  expect(words).toEqual(COMMAND.split(" "));
});
