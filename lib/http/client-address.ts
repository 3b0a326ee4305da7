import { BlockList, isIPv6 } from "node:net";
import { getIPFromHeader, normalizeIP } from "@better-auth/core/utils/ip";
import { peerHeader } from "./mark-peers";

const LOOPBACK = listOfRanges(["127.0.0.0/8", "::1/128"]);
/** Of networks that are not the internet, those between machines of one provider and of one link among them. */
const PRIVATE = listOfRanges([
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
]);

/**
 * The address that a request comes from, an IPv6 one as its network of 64 bits, which one household has to itself. Only
 * proxies that were named are believed about whom they speak for; anybody can send `x-forwarded-for`.
 *
 * @param proxies - addresses and ranges
 * @returns undefined when the server cannot tell: no connection brought the request, or one that may be that of a proxy
 * nobody named, from this machine or from its network and for somebody else. Counted, one guesser behind it would lock
 * out everybody else behind it.
 */
export function clientAddress(headers: Headers, proxies: readonly string[]): string | undefined {
  const peer = headers.get(peerHeader())?.replace(/%.*$/, "");
  if (peer === undefined) return undefined;

  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const hops = [...forwarded.filter((hop) => hop !== ""), peer];
  const unnamed = proxies.length === 0 ? wholeAddress(peer) : firstUnnamed(hops, proxies);
  const nearest = unnamed ?? wholeAddress(peer);
  const isForAnother = unnamed !== undefined && wholeAddress(hops[0] ?? peer) !== unnamed;
  if (isOf(LOOPBACK, nearest) || (isForAnother && isOf(PRIVATE, nearest))) return undefined;

  return normalizeIP(nearest, { ipv6Subnet: 64 });
}

/** Undefined when every hop is a named proxy, or when one of them said nothing readable. */
function firstUnnamed(hops: readonly string[], proxies: readonly string[]): string | undefined {
  return getIPFromHeader(hops.join(","), { trustedProxies: [...proxies], ipv6Subnet: 128 }) ?? undefined;
}

function wholeAddress(address: string): string {
  return normalizeIP(address, { ipv6Subnet: 128 });
}

function isOf(ranges: BlockList, address: string): boolean {
  return ranges.check(address, familyOf(address));
}

function listOfRanges(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), familyOf(network));
  }

  return list;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
