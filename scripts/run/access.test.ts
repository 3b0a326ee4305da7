import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findInvalidTrustedProxies } from "@better-auth/core/utils/ip";
import { expect, onTestFinished, test } from "vitest";
import { accessVariables, adviceOn, adviseProxies, readAccess } from "./access.mjs";

const PORT = 3650;

test.each(["127.0.0.1", "127.8.0.1", "::1", "localhost"])("%s opens without accounts", (host) => {
  expect(readAccess({ host, port: PORT }, {}).auth).toBe("local");
});

test.each(["0.0.0.0", "::", "192.168.1.20", "128.0.0.1"])("%s needs accounts", (host) => {
  expect(readAccess({ host, port: PORT }, {}).auth).toBe("required");
});

test.each([
  ["accounts are asked for", { ASSAY_AUTH: "required" }],
  ["a public address stands before it", { BASE_URL: "https://assay.example" }],
  ["people open it under another name", { ASSAY_HOSTS: "localhost, assay.example:8443" }],
])("a loopback address needs accounts when %s", (_, env) => {
  expect(readAccess({ host: "127.0.0.1", port: PORT }, env).auth).toBe("required");
});

test("a proxy with sign-in of its own can be said to be enough", () => {
  const env = { ASSAY_AUTH: "local", BASE_URL: "https://assay.example" };

  expect(readAccess({ host: "127.0.0.1", port: PORT }, env).auth).toBe("local");
});

test.each([
  "proxy.example",
  "10.0.0.2/33",
  "10.0.0.2/8/8",
  "10.0.0.2/",
  "10.0.0",
  "::ffff:10.0.0.2/104",
  "0:0:0:0:0:ffff:a00:2",
])("a proxy named as %s is refused instead of never being recognised", (entry) => {
  const env = { ASSAY_PROXIES: `127.0.0.1,2001:db8::/64, ${entry}` };

  expect(() => readAccess({ host: "127.0.0.1", port: PORT }, env)).toThrow(/ASSAY_PROXIES has/);
});

test.each([
  "::ffff:10.0.0.2/104",
  "::ffff:10.0.0.2/32",
  "::FFFF:10.0.0.2/33",
  "::ffff:a00:2",
  "::fffe:10.0.0.2/104",
  "fe80::1%eth0",
  "010.0.0.1",
  "2001:db8::/0128",
  "2001:db8::/129",
  "10.0.0.0/-1",
  "10.0.0.0/ 8",
])("the start and the library that recognises proxies agree whether %s is one", (entry) => {
  const read = () => readAccess({ host: "127.0.0.1", port: PORT }, { ASSAY_PROXIES: entry });

  if (findInvalidTrustedProxies([entry]).length > 0) expect(read).toThrow(/ASSAY_PROXIES has/);
  else expect(read).not.toThrow();
});

test("proxies are addresses and ranges", () => {
  const env = { ASSAY_PROXIES: "127.0.0.1, 10.0.0.0/8,2001:db8::/64,::ffff:10.0.0.0/8," };

  expect(readAccess({ host: "127.0.0.1", port: PORT }, env).auth).toBe("local");
});

test.each([
  ["behind a public address", "0.0.0.0", { BASE_URL: "https://assay.example" }],
  ["on this machine alone", "127.0.0.1", { ASSAY_AUTH: "required", ASSAY_PROXIES: " , " }],
])("whoever starts with accounts %s is told to name the proxy", (_, host, env) => {
  expect(adviseProxies(readAccess({ host, port: PORT }, env), host, env)).toMatch(/ASSAY_PROXIES/);
});

test.each([
  ["nobody signs in", "127.0.0.1", {}],
  ["a proxy is named", "127.0.0.1", { BASE_URL: "https://assay.example", ASSAY_PROXIES: "127.0.0.1" }],
  ["people come straight", "0.0.0.0", {}],
])("nothing is said about proxies where %s", (_, host, env) => {
  expect(adviseProxies(readAccess({ host, port: PORT }, env), host, env)).toBeUndefined();
});

test("whoever starts without a sign-in where people have accounts is told, and nobody else", () => {
  const advice = (env: Readonly<Record<string, string>>, hasAccounts: boolean) =>
    adviceOn(readAccess({ host: "127.0.0.1", port: PORT }, env), "127.0.0.1", env, { hasAccounts }).join(" ");

  expect(advice({}, true)).toMatch(/asks nobody to sign in.*ASSAY_AUTH=required/);
  expect(advice({}, false)).toBe("");
  expect(advice({ ASSAY_AUTH: "required" }, true)).not.toMatch(/asks nobody/);
});

test("whoever listens everywhere is told that links begin with localhost, unless the address is named", () => {
  const advice = (env: Readonly<Record<string, string>>) =>
    adviceOn(readAccess({ host: "0.0.0.0", port: PORT }, env), "0.0.0.0", env, { hasAccounts: true }).join(" ");

  expect(advice({})).toMatch(/Set BASE_URL/);
  expect(advice({ BASE_URL: "https://assay.example" })).not.toMatch(/Set BASE_URL/);
});

test("links begin with an address that can be opened", () => {
  expect(readAccess({ host: "0.0.0.0", port: PORT }, {}).baseUrl).toBe("http://localhost:3650");
  expect(readAccess({ host: "::1", port: PORT }, {}).baseUrl).toBe("http://[::1]:3650");
});

test("the secret is made once, for its owner alone, and not in local mode", () => {
  const home = mkdtempSync(join(tmpdir(), "assay-access-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const baseUrl = "http://localhost:3650";

  const local = accessVariables({ auth: "local", baseUrl }, home, {});
  const first = accessVariables({ auth: "required", baseUrl }, home, {});
  const second = accessVariables({ auth: "required", baseUrl }, home, {});

  expect(local).toEqual({ ASSAY_AUTH: "local", BASE_URL: baseUrl });
  expect(first["ASSAY_SECRET"]).toHaveLength(43);
  expect(first["ASSAY_SECRET_IS_MADE"]).toBe("1");
  expect(second).toEqual(first);
  expect(readFileSync(join(home, "secret"), "utf8")).toBe(first["ASSAY_SECRET"]);
  expect(statSync(join(home, "secret")).mode & 0o777).toBe(0o600);
});

test("a secret of one's own is used, and one that can be guessed is refused", () => {
  const access = { auth: "required", baseUrl: "http://localhost:3650" } as const;

  expect(accessVariables(access, "/nowhere", { ASSAY_SECRET: "x".repeat(32) })).toMatchObject({
    ASSAY_SECRET: "x".repeat(32),
    ASSAY_SECRET_IS_MADE: "",
  });
  expect(() => accessVariables(access, "/nowhere", { ASSAY_SECRET: "short" })).toThrow(/ASSAY_SECRET is too short/);
});
