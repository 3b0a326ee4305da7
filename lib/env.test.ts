import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readAccessEnvironment, readEnvironment, readProxies } from "@/lib/env";

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

test.each([undefined, "", "required", "LOCAL", "yes"])("ASSAY_AUTH=%j needs accounts", (value) => {
  expect(readAccessEnvironment({ ASSAY_AUTH: value }).access).toBe("required");
});

test("nobody is believed about other addresses until proxies are named", () => {
  expect(readProxies({})).toEqual([]);
  expect(readProxies({ ASSAY_PROXIES: " 10.0.0.2, 192.168.0.0/16 ," })).toEqual(["10.0.0.2", "192.168.0.0/16"]);
});

test("only the launcher's word opens local mode", () => {
  expect(readAccessEnvironment({ ASSAY_AUTH: "local" }).access).toBe("local");
});

test("the public address has no slash at its end, and is this machine's without one", () => {
  expect(readAccessEnvironment({ BASE_URL: "https://assay.example/" }).baseUrl).toBe("https://assay.example");
  expect(readAccessEnvironment({ PORT: "4000" }).baseUrl).toBe("http://localhost:4000");
});
