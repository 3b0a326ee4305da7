import * as z from "zod";

/** Public ids are UUIDs; the bigint keys of the database never leave it. */
export const TrajectoryId = z.uuid().brand<"TrajectoryId">();
export type TrajectoryId = z.infer<typeof TrajectoryId>;

export const CorpusId = z.uuid().brand<"CorpusId">();
export type CorpusId = z.infer<typeof CorpusId>;

export const ImportId = z.uuid().brand<"ImportId">();
export type ImportId = z.infer<typeof ImportId>;

export const JobId = z.uuid().brand<"JobId">();
export type JobId = z.infer<typeof JobId>;

export const PersonId = z.uuid().brand<"PersonId">();
export type PersonId = z.infer<typeof PersonId>;
