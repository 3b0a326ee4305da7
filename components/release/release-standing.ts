import type { ReleaseState, ReleaseSummary } from "@/lib/contract/releases";

const OPEN_STATES: readonly ReleaseState[] = ["draft", "audited", "approved"];

/** Whether people may still decide about a release: it is built, and not signed. */
export const isOpen = ({ state }: Pick<ReleaseSummary, "state">): boolean => OPEN_STATES.includes(state);

/** Whether guards keep a release from being signed. What is signed or given up waits for nothing. */
export function isBlocked({ state, blocked }: Pick<ReleaseSummary, "state" | "blocked">): boolean {
  return isOpen({ state }) && (blocked ?? 0) > 0;
}
