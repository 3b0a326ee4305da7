import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "@/lib/client/api";
import { RequestError } from "./request-error";

const FAULTS = ["There is no field “gat”.", "“someday” is not a date."];

function refused(detail: string) {
  const issues = FAULTS.map((message) => ({ path: "query.filter", message }));

  return new ApiError({ code: "INVALID", status: 400, detail, issues });
}

const lines = () => [...screen.getByRole("alert").querySelectorAll("p")].map(({ textContent }) => textContent);

afterEach(cleanup);

test("several mistakes have a line each", () => {
  render(<RequestError title="The report could not be made" error={refused(FAULTS.join(" "))} />);

  expect(lines()).toEqual(FAULTS);
});

test("a sentence that says more than the mistakes stays whole", () => {
  render(<RequestError title="The report could not be made" error={refused("The body cannot be read.")} />);

  expect(lines()).toEqual(["The body cannot be read."]);
});
