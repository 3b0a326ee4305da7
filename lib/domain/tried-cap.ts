import { CAP_NAMES } from "./release-caps";

/** A cap that is tried on a set of trajectories; null tries it without one. */
export interface TriedCap {
  readonly by: (typeof CAP_NAMES)[number];
  readonly cap: number | null;
}

/** "miner:50", or "miner:off", as an address has it. */
export function printTriedCap({ by, cap }: TriedCap): string {
  return `${by}:${cap ?? "off"}`;
}

/** What `printTriedCap` wrote; null for what it cannot have written. */
export function parseTriedCap(text: string): TriedCap | null {
  const [named, written = "", ...rest] = text.split(":");
  const by = CAP_NAMES.find((one) => one === named);
  if (by === undefined || rest.length > 0) return null;
  if (written === "off") return { by, cap: null };

  return /^[1-9]\d{0,8}$/.test(written) ? { by, cap: Number(written) } : null;
}

/** "at most 50 of a miner", or that there is no cap. */
export function triedCapWords({ by, cap }: TriedCap): string {
  return cap === null ? `no cap of a ${by}` : `at most ${cap.toLocaleString("en")} of a ${by}`;
}
