import * as z from "zod";
import { INVITATION_STATES, LEAST_PASSWORD_LENGTH, MOST_PASSWORD_LENGTH, PERSON_STATES } from "@/lib/domain/person";
import { ROLES } from "@/lib/domain/policy";
import { PAGE_FIELDS } from "./page";

export const RoleName = z.enum(ROLES);
/** In the form it is kept and compared in. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email("This is not an email address."));
export const PersonName = z.string().trim().min(1, "Write a name.").max(80, "A name has at most 80 characters.");
export const NewPassword = z
  .string()
  .min(LEAST_PASSWORD_LENGTH, `A password has at least ${LEAST_PASSWORD_LENGTH} characters.`)
  .max(MOST_PASSWORD_LENGTH, `A password has at most ${MOST_PASSWORD_LENGTH} characters.`);

/** Who asks, as every screen needs to know it. GET /api/me */
export const Me = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  /** What the policy is asked with: the role acted in, where one is. */
  role: z.enum([...ROLES, "owner"]),
  /** "local": nobody signs in, and this person owns the installation. */
  access: z.enum(["local", "required"]),
  /** In local mode: the owner acts in a lower role. */
  isActing: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** PUT /api/me */
export const SetName = z.object({ name: PersonName });
export type SetName = z.infer<typeof SetName>;
/** PUT /api/me/password; the other sessions end. */
export const ChangePassword = z.object({ current: z.string().max(MOST_PASSWORD_LENGTH), next: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;
/** PUT /api/me/acting-role: local mode only; null is the owner again. */
export const SetActingRole = z.object({ role: RoleName.exclude(["admin"]).nullable() });
export type SetActingRole = z.infer<typeof SetActingRole>;

export const Session = z.object({
  id: z.string(),
  /** What the browser calls itself. */
  device: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
/** GET /api/me/sessions, newest first; DELETE ends all of them, DELETE /api/me/sessions/:id one. */
export const SessionList = z.object({ items: z.array(Session) });
export type SessionList = z.infer<typeof SessionList>;

export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum([...ROLES, "owner"]),
  state: z.enum(PERSON_STATES),
  /** Has an account; the local owner has none. */
  signsIn: z.boolean(),
  isMe: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Person = z.infer<typeof Person>;
/** GET /api/people?cursor=&limit=, by name. */
export const PersonList = z.object({ items: z.array(Person), ...PAGE_FIELDS });
export type PersonList = z.infer<typeof PersonList>;

/** PUT /api/people/:id */
export const ChangePerson = z.object({ role: RoleName.optional(), state: z.enum(PERSON_STATES).optional() });
export type ChangePerson = z.infer<typeof ChangePerson>;

/** A link with a token that is shown this once. `path` is the part after the address of this Assay. */
export const OneTimeLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() });
export type OneTimeLink = z.infer<typeof OneTimeLink>;

export const Invitation = z.object({
  id: z.uuid(),
  role: RoleName,
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedBy: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;
export const InvitationList = z.object({
  items: z.array(Invitation),
  /** How many there are; of those that are over only the newest are among the items. */
  all: z.int(),
});
export type InvitationList = z.infer<typeof InvitationList>;

/** POST /api/invitations; POST /api/invitations/:id/renew makes a new link for the same person and voids the old one. */
export const CreateInvitation = z.object({ role: RoleName, name: PersonName.optional(), email: Email.optional() });
export type CreateInvitation = z.infer<typeof CreateInvitation>;
export const InvitationMade = z.object({ invitation: Invitation, link: OneTimeLink });
export type InvitationMade = z.infer<typeof InvitationMade>;

const Token = z.string().min(1).max(200);
/** POST /api/invitations/accept: makes the account and signs in. */
export const AcceptInvitation = z.object({ token: Token, name: PersonName, email: Email, password: NewPassword });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** POST /api/auth/sign-in */
export const SignIn = z.object({ email: Email, password: z.string().min(1).max(MOST_PASSWORD_LENGTH) });
export type SignIn = z.infer<typeof SignIn>;
/** POST /api/auth/reset: sets a new password by a reset link, ends all sessions and signs in. */
export const ResetPassword = z.object({ token: Token, password: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const AuditEntry = z.object({
  id: z.string(),
  person: z.string(),
  verb: z.string(),
  subject: z.string(),
  detail: z.unknown(),
  at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** GET /api/audit?before=&limit=: newest first; `before` is the last page's `nextBefore`. */
export const AuditQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditPage = z.object({
  items: z.array(AuditEntry),
  /** Of the people, splits, filter versions and queues that subjects and details of these entries name by an id. */
  names: z.array(z.object({ id: z.string(), name: z.string() })),
  nextBefore: z.string().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;
