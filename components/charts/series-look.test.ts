import { expect, test } from "vitest";
import { seriesLook } from "./series-look";

test("no two of eight series have the same colour and dash", () => {
  const looks = Array.from({ length: 8 }, (_, place) => seriesLook(place));

  expect(new Set(looks.map(({ color, dash }) => `${color} ${dash}`)).size).toBe(8);
  expect(looks.map(({ letter }) => letter).join("")).toBe("ABCDEFGH");
});

test("neighbours differ in dash too, so that colour alone never tells them apart", () => {
  expect(new Set(Array.from({ length: 4 }, (_, place) => seriesLook(place).dash)).size).toBe(4);
});
