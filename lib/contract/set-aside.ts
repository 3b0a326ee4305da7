import * as z from "zod";

/** Who set a rejected row aside, when and why. */
export const SetAsideNote = z.object({
  /** The act, which may be of many rows. */
  act: z.uuid(),
  by: z.string(),
  at: z.iso.datetime(),
  /** Null without one, and to whoever may not read rejected rows. */
  note: z.string().nullable(),
});
export type SetAsideNote = z.infer<typeof SetAsideNote>;

/** Longer than any that an importer gives. */
const Reason = z.string().min(1, "Name the reason.").max(20_000);
/** `setAsideVersion` of the import as it was seen: of many rows none is changed that somebody else changed meanwhile. */
const Version = z.int();
const Note = z.string().trim().max(500, "This has at most 500 characters.").default("");

/** POST /api/imports/:id/rejected/set-aside: rejected rows that wait, one, all of one reason or all of the import. */
export const SetAside = z.discriminatedUnion("of", [
  z.object({ of: z.literal("row"), row: z.uuid(), note: Note }),
  z.object({ of: z.literal("reason"), reason: Reason, version: Version, note: Note }),
  z.object({ of: z.literal("import"), version: Version, note: Note }),
]);
export type SetAside = z.infer<typeof SetAside>;

/** POST /api/imports/:id/rejected/put-back: rows that are set aside. One row, and what one act set aside, as that act left them. */
export const PutBack = z.discriminatedUnion("of", [
  z.object({ of: z.literal("row"), row: z.uuid(), act: z.uuid() }),
  z.object({ of: z.literal("reason"), reason: Reason, version: Version }),
  z.object({ of: z.literal("import"), version: Version }),
  z.object({ of: z.literal("act"), act: z.uuid() }),
]);
export type PutBack = z.infer<typeof PutBack>;

export const SetAsideDone = z.object({
  /** How many rows changed. */
  rows: z.int(),
  /** The act that did it, by which it is undone; null where nothing changed or rows were put back. */
  act: z.uuid().nullable(),
  /** Of one row that was not changed: what somebody else said of it first. */
  standing: SetAsideNote.nullable(),
});
export type SetAsideDone = z.infer<typeof SetAsideDone>;
