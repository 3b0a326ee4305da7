import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConflictList } from "./conflict-list";
import { aConflict, QUESTIONS } from "./given-conflict";

afterEach(cleanup);

test("more items that do not come are told beside the way to ask for them again, and those that came stay", () => {
  const fetchNextPage = vi.fn();
  const pages = {
    ...{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true, error: new Error("Too slow.") },
    fetchNextPage,
  };
  render(
    <ConflictList
      items={[aConflict()]}
      current={undefined}
      questions={QUESTIONS}
      pages={pages}
      leavesOut={false}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe("More could not be loaded. Too slow.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(fetchNextPage).toHaveBeenCalledOnce();
});
