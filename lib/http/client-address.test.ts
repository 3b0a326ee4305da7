import { expect, test } from "vitest";
import { clientAddress } from "./client-address";
import { peerHeader } from "./mark-peers";

const address = (peer: string, forwarded: string | undefined, proxies: readonly string[] = []) =>
  clientAddress(
    new Headers({ [peerHeader()]: peer, ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }) }),
    proxies,
  );

test("without a named proxy the connection alone counts, whatever the request says", () => {
  expect(address("192.0.2.7", undefined)).toBe("192.0.2.7");
  expect(address("192.0.2.7", "203.0.113.1")).toBe("192.0.2.7");
  expect(address("::ffff:192.0.2.7", "203.0.113.1")).toBe("192.0.2.7");
});

test("a named proxy is believed about whom it speaks for, and about nobody before that", () => {
  expect(address("10.0.0.2", "203.0.113.1", ["10.0.0.0/8"])).toBe("203.0.113.1");
  expect(address("10.0.0.2", "198.51.100.9, 203.0.113.1, 10.0.0.3", ["10.0.0.0/8"])).toBe("203.0.113.1");
  expect(address("::ffff:127.0.0.1", "203.0.113.1", ["127.0.0.1"])).toBe("203.0.113.1");
});

test("another client may not speak like the proxy", () => {
  expect(address("192.0.2.7", "203.0.113.1", ["10.0.0.2"])).toBe("192.0.2.7");
});

test("a proxy that says nothing readable is counted itself", () => {
  expect(address("10.0.0.2", undefined, ["10.0.0.2"])).toBe("10.0.0.2");
  expect(address("10.0.0.2", "unknown", ["10.0.0.2"])).toBe("10.0.0.2");
});

test.each([
  ["this machine", "127.0.0.1", undefined],
  ["this machine", "::1", undefined],
  ["this machine, for another", "::ffff:127.0.0.1", "203.0.113.1"],
  ["the network, for another", "10.0.0.2", "203.0.113.1"],
  ["the network, for another", "172.31.0.1", "unknown"],
  ["the network, for another", "::ffff:192.168.1.1", "203.0.113.1"],
  ["the network, for another", "fd00::1", "203.0.113.1"],
  ["the link, for another", "fe80::1%eth0", "203.0.113.1"],
])("a proxy that nobody named, on %s (%s, %s), is nobody's address", (_, peer, forwarded) => {
  expect(address(peer, forwarded)).toBeUndefined();
  expect(address(peer, forwarded, ["198.51.100.1"])).toBeUndefined();
});

test("nor is one before a named proxy", () => {
  expect(address("192.0.2.7", "203.0.113.1, 10.0.0.3", ["192.0.2.7"])).toBeUndefined();
  expect(address("192.0.2.7", "203.0.113.1, 127.0.0.1", ["192.0.2.7"])).toBeUndefined();
});

test("a machine of the network that speaks for itself counts", () => {
  expect(address("192.168.1.20", undefined)).toBe("192.168.1.20");
  expect(address("10.0.0.2", "192.168.1.20", ["10.0.0.2"])).toBe("192.168.1.20");
  expect(address("172.32.0.1", "203.0.113.1")).toBe("172.32.0.1");
});

test("one household's many IPv6 addresses are one", () => {
  expect(address("2001:db8:1:2::1", undefined)).toBe(address("2001:db8:1:2:ffff::9", undefined));
  expect(address("2001:db8:1:2::1", undefined)).not.toBe(address("2001:db8:1:3::1", undefined));
});

test("a request without a connection has no address", () => {
  expect(clientAddress(new Headers({ "x-forwarded-for": "203.0.113.1" }), ["10.0.0.2"])).toBeUndefined();
});
