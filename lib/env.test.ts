import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "@/lib/env";

const DATABASE_URL = "postgresql://me:x@127.0.0.1:5432/assay";

test.each([
  ["absent", {}],
  ["empty", { ASSAY_HOME: "" }],
])("a data folder that is %s is .assay in the working folder", (_what, env) => {
  expect(readEnvironment({ DATABASE_URL, ...env })).toEqual({ databaseUrl: DATABASE_URL, home: resolve(".assay") });
});

test("a relative data folder becomes absolute, because the web server moves to its own folder", () => {
  expect(readEnvironment({ DATABASE_URL, ASSAY_HOME: "data" }).home).toBe(resolve("data"));
});

test.each([undefined, "", "mysql://host/db"])("the database %j is refused with what to do", (url) => {
  expect(() => readEnvironment({ DATABASE_URL: url })).toThrow(/Use npm start or npm run assay/);
});
