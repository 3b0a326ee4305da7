import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const COMPONENTS = resolve(import.meta.dirname, "..");
const css = ["globals.css", "notices.css", "tables.css"]
  .map((file) => readFileSync(join(COMPONENTS, "../app", file), "utf8"))
  .join("\n");
const sources = readdirSync(COMPONENTS, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)given-/.test(path))
  .map((path) => ({ path, text: readFileSync(join(COMPONENTS, path), "utf8") }));

function tokensOf(selector: string): Set<string> {
  const start = css.indexOf(`${selector} {`);

  return new Set(css.slice(start, css.indexOf("}", start)).match(/--[\w-]+(?=:)/g));
}

test("both themes say every colour, so that none of the light one is left in the dark", () => {
  const light = tokensOf(":root");

  expect(light.size).toBeGreaterThan(20);
  expect(tokensOf('[data-theme="dark"]')).toEqual(light);
});

test("what is drawn, charts too, has no colour of its own but those of the theme", () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/gi;
  const named =
    /\b(?:fill|stroke|stopColor|color|background)(?:=|: )"(?!var\(|none|transparent|currentColor|bg-)[^"]*"/g;
  const own = sources.flatMap(({ path, text }) =>
    [literal, named].flatMap((colour) => text.match(colour) ?? []).map((colour) => `${path}: ${colour}`),
  );

  expect(sources.length).toBeGreaterThan(300);
  expect(own).toEqual([]);
});

test("every token that is named is there", () => {
  // A width that only a component knows is set by it.
  const set = sources.flatMap(
    ({ text }) => text.match(/--[\w-]+(?=:|" as string\])|(?<=setProperty\(")--[\w-]+/g) ?? [],
  );
  const there = new Set([...(css.match(/--[\w-]+(?=:)/g) ?? []), ...set]);
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)[,)]/g)].flatMap(([, name = ""]) =>
      there.has(name) ? [] : [`${path}: ${name}`],
    ),
  );

  expect(missing).toEqual([]);
});
