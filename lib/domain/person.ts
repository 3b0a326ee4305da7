/** A disabled person keeps their events and cannot come in. */
export const PERSON_STATES = ["active", "disabled"] as const;

export const LEAST_PASSWORD_LENGTH = 10;
/** Hashing takes longer with every character: a limit keeps that harmless. */
export const MOST_PASSWORD_LENGTH = 128;

export const INVITATION_DAYS = 7;
export const RESET_HOURS = 24;
export const SESSION_DAYS = 30;

export const INVITATION_STATES = ["open", "used", "expired", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

interface InvitationTimes {
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

/** Whether an invitation can still be accepted, and why not. */
export function invitationState({ usedAt, revokedAt, expiresAt }: InvitationTimes, now: Date): InvitationState {
  if (usedAt !== null) return "used";
  if (revokedAt !== null) return "revoked";

  return expiresAt <= now ? "expired" : "open";
}
