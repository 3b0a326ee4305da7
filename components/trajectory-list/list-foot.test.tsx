import { useInfiniteQuery } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { GridFrame } from "@/components/table/grid-frame";
import { ListFoot } from "./list-foot";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KEY = ["rows"];

/** Two pages of a row each; what fails is asked for in vain. */
function givenRows(pages: number) {
  const server = { fails: false };
  function Rows() {
    const rows = useInfiniteQuery({
      queryKey: KEY,
      queryFn: ({ pageParam }) =>
        server.fails ? Promise.reject(new Error("The server is away.")) : Promise.resolve(`row ${pageParam}`),
      initialPageParam: 1,
      getNextPageParam: (_last, _all, page) => (page < pages ? page + 1 : null),
    });

    return (
      <>
        <output aria-label="Rows">{rows.data?.pages.join()}</output>
        <ListFoot pages={rows} />
      </>
    );
  }

  return { server, ...givenApp(<Rows />) };
}

const shown = () => screen.getByLabelText("Rows").textContent;

test("the next page that fails says so and is asked for again", async () => {
  const { server } = givenRows(2);
  const more = await screen.findByRole("button", { name: "Load more rows" });
  server.fails = true;
  await userEvent.click(more);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The server is away.");
  server.fails = false;

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  await waitFor(() => expect(shown()).toBe("row 1,row 2"));
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([1, 2])("a look again that fails is not told as rows that are missing (%i pages)", async (pages) => {
  const { server, client } = givenRows(pages);
  await waitFor(() => expect(shown()).toBe("row 1"));
  server.fails = true;

  await client.invalidateQueries({ queryKey: KEY });
  await waitFor(() => expect(client.getQueryState(KEY)?.status).toBe("error"));

  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryAllByRole("button", { name: "Load more rows" })).toHaveLength(pages - 1);
});

test("in a grid it is a row, as all that a grid holds; elsewhere it is none", async () => {
  givenRows(2);
  expect((await screen.findByRole("button", { name: "Load more rows" })).closest("[role=row]")).toBeNull();
  cleanup();

  render(<GridFrame aria-label="Rows" minWidth={100} foot={<button type="button">Load more rows</button>} />);

  const more = screen.getByRole("button", { name: "Load more rows" });
  expect(more.closest("[role=gridcell]")?.parentElement?.role).toBe("row");
  expect(more.closest("[role=grid]")).toBeTruthy();
});
