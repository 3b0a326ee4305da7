import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { MOST_FACET_VALUES } from "@/lib/domain/problem-order";
import { FacetMenu } from "./facet-menu";

afterEach(cleanup);

test.each([
  { more: 0, says: false },
  { more: 1, says: true },
])("that there are values beside those in the menu is said where there are: $more more", async ({ more, says }) => {
  const values = Array.from({ length: MOST_FACET_VALUES + more }, (_, at) => ({ value: `level ${at}`, problems: 1 }));
  givenApp(<FacetMenu facet="difficulty" name="Difficulty" values={values} filter="" onFilter={() => undefined} />, {
    answers: {},
  });

  await userEvent.click(screen.getByRole("button", { name: /Difficulty/ }));

  expect(await screen.findAllByRole("checkbox")).toHaveLength(MOST_FACET_VALUES);
  expect(screen.queryByText(/of most problems/) !== null).toBe(says);
});

test("a press on a value that the filter excludes takes the exclusion out, and on another one asks for it", async () => {
  const onFilter = vi.fn();
  const values = ["web", "shop"].map((value) => ({ value, problems: 1 }));
  givenApp(<FacetMenu facet="bucket" name="Bucket" values={values} filter="lamp -bucket:web" onFilter={onFilter} />, {
    answers: {},
  });

  await userEvent.click(screen.getByRole("button", { name: /Bucket/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /web/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /shop/ }));

  expect(onFilter.mock.calls).toEqual([["lamp"], ["lamp -bucket:web bucket:shop"]]);
});
