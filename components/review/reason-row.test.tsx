import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReasonRow } from "./reason-row";

afterEach(cleanup);

test("a reason that a digit chooses out of sight is brought into view, one that was chosen before is left where it is", () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const row = (isChosen: boolean) => (
    <ReasonRow isChosen={isChosen} digit={7} onChoose={() => undefined}>
      Looks scripted
    </ReasonRow>
  );
  const { rerender } = render(row(true));
  expect(scrolled).not.toHaveBeenCalled();

  rerender(row(false));
  rerender(row(true));

  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
});
