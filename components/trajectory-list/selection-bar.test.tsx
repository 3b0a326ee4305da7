import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChosenRuns } from "@/components/run-list/chosen-runs";
import { givenApp } from "@/components/shell/given-app";
import { SelectionBar } from "./selection-bar";

const act = () => undefined;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [
    "Selected rows",
    <SelectionBar
      key="bar"
      count={2}
      act="approve"
      isPending={false}
      refusal={undefined}
      onApprove={act}
      onClear={act}
    />,
  ],
  ["Chosen runs", <ChosenRuns key="bar" count={2} first="a" most={8} href="/runs/compare" onClear={act} />],
])("notices know of the bar of “%s”, which they stand above", (name, bar) => {
  givenApp(bar);

  expect(screen.getByRole("region", { name }).matches("[data-foot-bar]")).toBe(true);
});
