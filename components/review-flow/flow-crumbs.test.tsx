import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FlowCrumbs } from "./flow-crumbs";
import { aProgress } from "./given-flow";

afterEach(cleanup);

test.each([
  [18, "about 48 min left"],
  [60, "about 3 h left"],
  [3600, "about 160 h left"],
])("at a pace of %i seconds 160 items take %s", (paceSeconds, said) => {
  const progress = aProgress({ waiting: 160, paceSeconds });

  render(<FlowCrumbs queue={{ id: "1", name: "Judge audit" }} progress={progress} unsent={0} held={0} />);

  expect(screen.getByText(said)).toBeTruthy();
});
