import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** They hold no schema, so they bring none along. */
const WITHOUT_SCHEMA = ["decided-outline", "first-steps", "untouched-review"];
/** They come to the browser with the first request, not with a page. */
const WITH_FIRST_REQUEST = ["lib/client/answer-schemas.ts", "lib/client/outbox-entry.ts"];

const VALUES = /^(?:import|export) (?!type )[^;]* from "@\/lib\/contract\/([^"]+)";/gm;

test("no page brings schemas along: the browser takes types from the contract", () => {
  const root = join(import.meta.dirname, "../..");
  const files = ["components", "lib/client"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      // What tests are given is on no page.
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/given-[^/]*$/.test(path))
      .map((path) => join(folder, path)),
  );
  const taken = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(VALUES)].map(([, module = ""]) => ({ path, module })),
  );

  expect(taken.map(({ path }) => path)).toEqual(expect.arrayContaining(WITH_FIRST_REQUEST));
  expect(
    taken.filter(({ path, module }) => !WITH_FIRST_REQUEST.includes(path) && !WITHOUT_SCHEMA.includes(module)),
  ).toEqual([]);
});
