import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AuditCuts } from "./audit-cuts";

afterEach(cleanup);

test("what people cut is told by reason, with the way to the clusters", () => {
  render(
    <AuditCuts
      corpus="c-1"
      cuts={[
        { reason: "query", values: 1 },
        { reason: "gold", values: 1200 },
      ]}
    />,
  );

  expect(
    screen.getByText(/join no problems, so clusters are smaller for them: 1 query, 1,200 wanted products\./),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Look at the clusters" }).getAttribute("href")).toBe("/clusters?corpus=c-1");
});

test("nothing is said where nobody cut anything, or nobody counted", () => {
  const { container } = render(
    <>
      <AuditCuts corpus="c-1" cuts={[]} />
      <AuditCuts corpus="c-1" cuts={undefined} />
    </>,
  );

  expect(container.textContent).toBe("");
});
