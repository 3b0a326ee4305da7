import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ReaderPlaceMenu } from "./reader-place-menu";

afterEach(cleanup);

test("the run leads to its whole name, its corpus and its problem", async () => {
  const header = {
    corpus: { name: "October race" },
    problem: { key: "voucher-3" },
    run: { name: "quayside 0.9" },
  };
  render(<ReaderPlaceMenu header={header} problem="/problems/voucher-3" />);

  await userEvent.click(screen.getByRole("button", { name: "Run quayside 0.9: where it belongs" }));

  const menu = await screen.findByRole("menu");
  expect(menu.textContent).toContain("October race");
  expect(screen.getByRole("menuitem", { name: "Its problem" }).getAttribute("href")).toBe("/problems/voucher-3");
});
