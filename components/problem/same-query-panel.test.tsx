import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aProblem } from "./given-problem";
import { SameQueryPanel } from "./same-query-panel";

afterEach(cleanup);

test("another problem with the same query says what is known of it", () => {
  const other = { ...aProblem(), bucket: null };
  const of = (key: string, rollouts: number, successes: number, unknown: number) => {
    return { id: `${other.id}${key}`, key, corpus: other.corpus, bucket: null, rollouts, successes, unknown };
  };
  render(
    <SameQueryPanel
      problem={aProblem({
        sameQuery: [of("one", 4, 0, 4), of("two", 4, 1, 2), of("three", 4, 1, 0)],
        sameQueryCount: 3,
      })}
    />,
  );

  const said = ["one", "two", "three"].map((key) => screen.getByRole("link", { name: key }).parentElement?.textContent);
  expect(said).toEqual(["onethis corpusnot scored", "twothis corpusat least 1 of 4", "threethis corpus1 of 4"]);
});
