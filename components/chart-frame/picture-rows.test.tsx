import { afterEach, expect, test } from "vitest";
import { rowsSvg } from "./picture-rows";
import { takePicture } from "./take-picture";

afterEach(() => document.body.replaceChildren());

const DIFFERENCES = {
  columns: [{ name: "Run" }, { name: "Difference", scale: [-0.5, 0.5] as const }],
  rows: [
    ["B night", { text: "+10.0 points", value: 0.1, interval: [-0.1, 0.3] as const, color: "red" }],
    ["C day", "No problem in common."],
  ],
};

test("figures stand with their words, and lie with their interval where the scale of the column has them", () => {
  const svg = rowsSvg(DIFFERENCES);

  const words = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(words.toSorted()).toEqual(["+10.0 points", "B night", "C day", "Difference", "No problem in common.", "Run"]);
  const point = Number(svg.querySelector("circle")?.getAttribute("cx"));
  const [from, to] = /^M([\d.]+),.*H([\d.]+)$/.exec(line(svg, "red"))?.slice(1).map(Number) ?? [];
  const [track, width] = /^M([\d.]+),.*h([\d.]+)$/.exec(line(svg, "var(--line)"))?.slice(1).map(Number) ?? [];
  const shareOf = (x: number | undefined) => ((x ?? Number.NaN) - (track ?? 0)) / (width ?? 1);
  expect([shareOf(from), shareOf(point), shareOf(to)]).toEqual([
    ...[expect.closeTo(0.4, 6), expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)],
  ]);
});

test("of very many rows a picture shows the first and says so", () => {
  const svg = rowsSvg({ columns: [{ name: "Problem" }], rows: Array.from({ length: 1_250 }, (_, at) => [`p${at}`]) });

  expect(svg.querySelectorAll("text")).toHaveLength(202);
  expect(svg.textContent).toContain("Showing 200 of 1,250 rows.");
});

test("a taken picture has the title above its rows, and leaves nothing on the page", () => {
  const { text } = takePicture(DIFFERENCES, { title: "Against A", lines: ["n = 20 problems"] });

  expect(text).toContain(">Against A</text>");
  expect(text).toContain(">B night</text>");
  expect(document.body.childElementCount).toBe(0);
});

function line(svg: SVGSVGElement, stroke: string): string {
  // The scale is the last line of its colour before those between the rows.
  const paths = [...svg.querySelectorAll("path")].filter((path) => path.getAttribute("stroke") === stroke);

  return paths[0]?.getAttribute("d") ?? "";
}
