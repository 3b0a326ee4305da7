import { expect, test } from "vitest";
import { notedFigures } from "./noted-figures";

const figure = (name: string, side: string, note?: string) => ({ figure: name, side, note });

test("a note is said once, with every figure and side that it is of", () => {
  const figures = [
    figure("precision", "before", "Six."),
    figure("precision", "after", "Six."),
    figure("recall", "before", "Eight."),
    figure("recall", "after", "Six."),
    figure("F1", "before"),
  ];

  expect(notedFigures(figures, "before and after")).toEqual([
    { note: "Six.", of: "precision before and after, recall after" },
    { note: "Eight.", of: "recall before" },
  ]);
});

test("a figure that has no sides stands by its name, and where nothing has to be known nothing is said", () => {
  expect(notedFigures([figure("difference", "", "Alike.")], "everywhere")).toEqual([
    { note: "Alike.", of: "difference" },
  ]);
  expect(notedFigures([figure("difference", "")], "everywhere")).toEqual([]);
});
