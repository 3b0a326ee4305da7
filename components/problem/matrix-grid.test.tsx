import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { aMatrix, aMatrixRow } from "./given-problem";
import { MatrixGrid } from "./matrix-grid";

test("until the scripts know which rows are in view, as many bars as there are rows stand in their place", () => {
  const rows = [1, 2, 3].map((at) => aMatrixRow(at));
  const { runs, summary } = aMatrix(rows);
  if (!summary) throw new Error("The first page has a summary.");
  const go = vi.fn();
  const router = { push: go, back: go, forward: go, refresh: go, replace: go, prefetch: go, bfcacheId: "0" };

  const page = renderToString(
    <AppRouterContext.Provider value={router}>
      <MatrixGrid
        {...{ corpus: "a", filter: "", runs, summary, rows, filterInput: createRef<HTMLInputElement>() }}
        onNearEnd={go}
        onSort={go}
        foot={null}
      />
    </AppRouterContext.Provider>,
  );

  const drawn = document.createElement("div");
  drawn.innerHTML = page;
  const bars = [...drawn.querySelectorAll<HTMLElement>("[aria-hidden] > div")];
  expect(bars.map(({ style }) => style.height)).toEqual(["32px", "32px", "32px"]);
  // Laid out as the rows are, which have other columns in a narrow window.
  for (const bar of bars) {
    expect(bar.classList.contains("matrix-columns")).toBe(true);
    expect(bar.style.gridTemplateColumns).toBe("");
  }
});
