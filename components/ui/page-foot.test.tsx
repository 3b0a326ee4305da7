import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageFoot } from "./page-foot";

afterEach(cleanup);

const rest = { more: "Show older", isLoading: false, onMore: () => undefined };

test("the way to more is there as long as there is a next page, whatever was added or removed since", () => {
  const { rerender } = render(<PageFoot {...rest} count={{ shown: 3, total: 3 }} hasMore />);
  expect(screen.getByRole("button", { name: "Show older" })).toBeTruthy();

  rerender(<PageFoot {...rest} count={{ shown: 2, total: 3 }} hasMore={false} />);
  expect(screen.queryByRole("button")).toBeNull();
});
