import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Panel } from "./panel";

afterEach(cleanup);

test("no figure of the line under the title parts from its percent sign", () => {
  render(
    <Panel title="Agreement" subtitle="Brackets: 95 % intervals.">
      figures
    </Panel>,
  );

  expect(screen.getByText(/^Brackets/).textContent).toBe("Brackets: 95\u00a0% intervals.");
});
