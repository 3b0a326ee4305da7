import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InstructionsText } from "./instructions-text";

afterEach(cleanup);

test("instructions are text: no markup of theirs, no picture and no address but the web's does anything", () => {
  const instructions = [
    "# Read first",
    "See [the guideline](https://example.org/g), [this](javascript:alert(1)) and [that](data:text/html,x).",
    "![a chart](https://example.org/x.png)",
    '<img src="x" onerror="alert(1)"><script>alert(1)</script>',
  ].join("\n\n");

  const { container } = render(<InstructionsText instructions={instructions} />);

  expect(screen.getByRole("heading", { name: "Read first" })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://example.org/g"]);
  expect(screen.getByRole("link").getAttribute("rel")).toContain("noopener");
  expect(container.querySelector("img, script, [onerror]")).toBeNull();
  expect(screen.getByText("[picture: a chart]")).toBeTruthy();
});
