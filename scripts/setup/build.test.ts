import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { WEB_INPUTS } from "./build.mjs";
import { ROOT } from "./project-root.mjs";

test("every program at the top of the project is one that a change of asks for a new build", () => {
  const programs = readdirSync(ROOT).filter(
    (name) => /\.m?ts$|\.mjs$/.test(name) && !/\.test\.ts$|\.d\.ts$/.test(name),
  );

  expect(programs).toContain("next.config.ts");
  expect(WEB_INPUTS).toEqual(expect.arrayContaining(programs));
});
