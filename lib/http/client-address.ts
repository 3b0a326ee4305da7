import { getIPFromHeader, normalizeIP } from "@better-auth/core/utils/ip";
import { peerHeader } from "./mark-peers";

/**
 * The address that a request comes from, an IPv6 one as its network of 64 bits, which one household has to itself. Only
 * proxies that were named are believed about whom they speak for; anybody can send `x-forwarded-for`.
 *
 * @param proxies - addresses and ranges
 * @returns undefined when the server could not tell, as for a request that no connection brought
 */
export function clientAddress(headers: Headers, proxies: readonly string[]): string | undefined {
  const peer = headers.get(peerHeader());
  if (peer === null) return undefined;

  const hops = [headers.get("x-forwarded-for") ?? "", normalizeIP(peer)].filter((hop) => hop !== "").join(",");
  const told = proxies.length === 0 ? null : getIPFromHeader(hops, { trustedProxies: [...proxies], ipv6Subnet: 64 });

  return told ?? normalizeIP(peer);
}
