import type { LoggedCall } from "@/lib/domain/step";
import { INFERENCE_PATH, pathComponent } from "./log-path";

/** Tools of the catalogue: the only ones whose dispatches are counted (domain 4). */
export const CATALOGUE_TOOLS = [
  "find_product",
  "view_product_information",
  "check_product_match",
  "find_products_in_same_shop",
  "calculate_voucher",
] as const;
export type CatalogueTool = (typeof CATALOGUE_TOOLS)[number];

/** What an entry of the proxy log is. */
export type LogEntryKind =
  | { readonly kind: "inference" }
  | { readonly kind: "dispatch"; readonly tool: CatalogueTool }
  | { readonly kind: "other" };

/**
 * Reads the kind of a logged call from its path: the path component without its trailing slashes, exact and
 * case-sensitive, as the calculators of domain 4 read it. A full URL is accepted.
 */
export function logEntryKind(call: Pick<LoggedCall, "path">): LogEntryKind {
  return KINDS.get(call.path) ?? KINDS.get(pathComponent(call.path)) ?? OTHER;
}

/** True for an entry that stands for one logical call. HTTP attempts do not; before 27 April 2026 all do. */
export function isLogicalCall(call: Pick<LoggedCall, "recordKind">): boolean {
  return call.recordKind === undefined || call.recordKind === "summary";
}

export function isCatalogueTool(name: string): name is CatalogueTool {
  return NAMES.has(name);
}

const OTHER: LogEntryKind = { kind: "other" };
const NAMES: ReadonlySet<string> = new Set(CATALOGUE_TOOLS);
const KINDS: ReadonlyMap<string, LogEntryKind> = new Map<string, LogEntryKind>([
  [INFERENCE_PATH, { kind: "inference" }],
  ...CATALOGUE_TOOLS.map((tool) => [`/search/${tool}`, { kind: "dispatch", tool }] as const),
]);
