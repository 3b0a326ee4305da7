import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SOURCE_FORMATS } from "@/lib/importers/index";

test("no exporter names a source: the registry of the importers alone lists them", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
  );
  // An exporter may well be called what a source is called: both speak of chat rows.
  const sources = SOURCE_FORMATS.filter((format) => format !== "chat");

  const named = files.flatMap((path) => {
    const text = readFileSync(join(folder, path), "utf8").toLowerCase();

    return sources.filter((format) => text.includes(format)).map((format) => `${path}: ${format}`);
  });

  expect(files.length).toBeGreaterThan(5);
  expect(named).toEqual([]);
});
