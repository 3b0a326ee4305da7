import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { askAllAgain, givenApp } from "@/components/shell/given-app";
import { givenImport, givenRejectedRow, rowId } from "./given-import";
import { RejectedPages } from "./rejected-pages";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fault = () =>
  Response.json({ code: "INTERNAL", detail: "Assay failed inside.", requestId: "r-1" }, { status: 500 });

function givenPages(page: (cursor: string | null) => unknown) {
  const item = givenImport({ read: 2, imported: 0, rejected: 2 });
  const pages = <RejectedPages item={item} part="rest" label="Rejected rows" total={2} actOf={() => null} />;

  return givenApp(pages, {
    answers: { [`GET /api/imports/${item.id}/rejected`]: (url: URL) => page(url.searchParams.get("cursor")) },
  });
}

test("a next page that does not come is told beside the way to it, which keeps the keyboard; the rows stay", async () => {
  let fails = true;
  givenPages((cursor) => {
    if (cursor === null) return { items: [givenRejectedRow({ id: rowId(1) })], nextCursor: rowId(1) };

    return fails ? fault() : { items: [givenRejectedRow({ id: rowId(2) })], nextCursor: null };
  });
  const more = await screen.findByRole("button", { name: "Show more" });

  await userEvent.click(more);
  expect((await screen.findByRole("alert")).textContent).toBe("More could not be loaded. Assay failed inside.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(document.activeElement).toBe(more);
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("Showing 2 of 2")).toBeTruthy();
});

test("rows that could not be read again stay", async () => {
  let fails = false;
  const { client } = givenPages(() => (fails ? fault() : { items: [givenRejectedRow()], nextCursor: null }));
  await screen.findByRole("list", { name: "Rejected rows" });
  fails = true;

  await askAllAgain(client);

  expect(screen.getByRole("list", { name: "Rejected rows" })).toBeTruthy();
  expect(screen.queryByText("The rejected rows could not be loaded")).toBeNull();
});
