import { expect, test } from "vitest";
import { invitationState } from "./person";

const now = new Date("2026-08-24T10:00:00Z");
const later = new Date("2026-08-25T10:00:00Z");
const earlier = new Date("2026-08-23T10:00:00Z");

test.each([
  ["open", { usedAt: null, revokedAt: null, expiresAt: later }],
  ["used", { usedAt: earlier, revokedAt: null, expiresAt: earlier }],
  ["revoked", { usedAt: null, revokedAt: earlier, expiresAt: earlier }],
  ["expired", { usedAt: null, revokedAt: null, expiresAt: earlier }],
  ["expired", { usedAt: null, revokedAt: null, expiresAt: now }],
] as const)("an invitation is %s", (state, times) => {
  expect(invitationState(times, now)).toBe(state);
});
