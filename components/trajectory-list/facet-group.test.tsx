import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FacetGroup } from "./facet-group";

afterEach(cleanup);

const counted = (value: string, count: number) => ({ value, label: value, term: `bucket:${value}`, count });

function shown(values: readonly ReturnType<typeof counted>[], facet: "bucket" | "run" = "bucket") {
  render(<FacetGroup facet={facet} name="Values" values={values} unlisted={0} filter="" onFilter={() => undefined} />);

  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("few buckets keep their places whatever their counts; many, and other values, come by count", () => {
  expect(shown([counted("shop", 9), counted("product", 5)])).toEqual(["product5", "shop9"]);
  cleanup();
  expect(shown([counted("shop", 9), counted("product", 5)], "run")).toEqual(["shop9", "product5"]);
  cleanup();
  const many = ["z", "y", "x", "w", "v", "u", "t", "s", "r"].map((name, at) => counted(name, 9 - at));
  expect(shown(many)[0]).toBe("z9");
});
