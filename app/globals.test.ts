import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "globals.css"), "utf8");
const notices = readFileSync(join(import.meta.dirname, "notices.css"), "utf8");
const tables = readFileSync(join(import.meta.dirname, "tables.css"), "utf8");
const GROUNDS = ["bg", "surface", "raised", "accent-soft"] as const;
const MEANINGS = ["accent", "agentic", "subtask", "review", "danger"] as const;

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("tokens of the %s theme", (_theme, selector) => {
  const token = tokensOf(selector);

  test.each(["ink", "ink-2", "ink-3"])("%s reads at 4.5:1 on every ground", (ink) => {
    for (const ground of GROUNDS) expect(contrast(token(ink), token(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MEANINGS)("%s reads at 4.5:1 on its own tint and on every ground", (name) => {
    for (const ground of [`${name}-soft`, ...GROUNDS])
      expect(contrast(token(name), token(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MEANINGS)("ink reads at 4.5:1 on the tint of %s", (name) => {
    for (const ink of ["ink", "ink-2", "ink-3"])
      expect(contrast(token(ink), token(`${name}-soft`)), ink).toBeGreaterThanOrEqual(4.5);
  });

  test("the word on a primary or destructive button reads at 4.5:1", () => {
    expect(contrast(token("surface"), token("accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("surface"), token("danger"))).toBeGreaterThanOrEqual(4.5);
  });

  test("the number on a gate reads at 4.5:1: ink on gates 1 to 3, surface on 4 and 5", () => {
    for (const gate of [1, 2, 3]) expect(contrast(token("ink"), token(`gate-${gate}`))).toBeGreaterThanOrEqual(4.5);
    for (const gate of [4, 5]) expect(contrast(token("surface"), token(`gate-${gate}`))).toBeGreaterThanOrEqual(4.5);
  });

  test("an edge that tells a control from its ground has 3:1 on every ground", () => {
    for (const ground of GROUNDS)
      for (const edge of ["edge", "accent", "danger", "ok", "gate-5"])
        expect(contrast(token(edge), token(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test("the hatching of what the judge could not see is told from its ground, and text reads over its strokes", () => {
    expect(contrast(token("hatch"), token("surface"))).toBeGreaterThanOrEqual(1.7);
    for (const ink of ["ink", "ink-2"]) expect(contrast(token(ink), token("hatch")), ink).toBeGreaterThanOrEqual(4.5);
    expect(css).toMatch(/@utility hatched \{[^}]*--ink-3: var\(--ink-2\);/);
  });

  test("the sign of a fault reads on the ground of any cell", () => {
    for (const ground of ["agentic-soft", "subtask-soft", "danger-soft", "raised", "surface"])
      expect(contrast(token("danger"), token(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("each gate is told from the next by lightness", () => {
    const lightness = [1, 2, 3, 4, 5].map((gate) => luminance(token(`gate-${gate}`)));
    const sorted = lightness.toSorted((a, b) => a - b);

    expect([sorted, sorted.toReversed()]).toContainEqual(lightness);
  });
});

type Oklch = readonly [lightness: number, chroma: number, hue: number];

function tokensOf(selector: string): (name: string) => Oklch {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));

  return (name) => {
    const match = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block);
    if (!match) throw new Error(`token ${name} is not in ${selector}`);

    return [Number(match[1]), Number(match[2]), Number(match[3])];
  };
}

// WCAG 2.2 contrast; OKLab to linear sRGB by Ottosson's published matrices.
function contrast(a: Oklch, b: Oklch): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);

  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;

  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue);
}

const inGamut = (channel: number): number => Math.min(1, Math.max(0, channel));

const footOf = (selector: string) =>
  Number(new RegExp(`${selector} \\{[^}]*--notice-foot: (\\d+)px`).exec(notices)?.[1]);

test("notices stand above a bar of controls, which is 40 px high over a foot of 44", () => {
  expect(footOf("html")).toBe(44);
  expect(footOf("html:has\\(\\[data-foot-bar\\]\\)")).toBeGreaterThanOrEqual(44 + 40);
});

test("in a narrow window notices stand above the screens, which are 54 px high at the foot", () => {
  expect(Number(/width < 700px\) \{\s*html \{\s*--notice-foot: (\d+)px/.exec(notices)?.[1])).toBeGreaterThan(54);
});

test("notices stand above the button that saves an answer, which is 72 px high with what is said under it", () => {
  expect(footOf("html:has\\(\\[data-open-answer\\]\\)")).toBeGreaterThanOrEqual(44 + 72);
  // Where the pane of the answer opens upwards the greater height counts, which is that of the later rule.
  expect(notices.indexOf("[data-open-sheet]")).toBeGreaterThan(notices.indexOf("[data-open-answer]"));
});

test("below the medium width a folding row says the column of each cell", () => {
  const fold = /@utility fold-rows \{\s*@media \(width < (\d+)px\) \{([\s\S]*?)\n\}/.exec(tables);

  expect(fold?.[1]).toBe(/--breakpoint-medium: (\d+)px/.exec(css)?.[1]);
  expect(fold?.[2]).toContain("content: attr(data-column)");
});

test("what unfolds has one chevron everywhere, and none beside one that a part draws itself", () => {
  expect(css).toMatch(/summary \{\s*list-style: none/);
  expect(css).toMatch(/summary::-webkit-details-marker \{\s*display: none/);
  expect(css).toMatch(/summary:not\(:has\(> svg\)\)::before \{[^}]*rotate: 45deg/);
  expect(css).toMatch(/details\[open\] > summary:not\(:has\(> svg\)\)::before \{[^}]*rotate: 135deg/);
});
