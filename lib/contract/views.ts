import * as z from "zod";

export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  /** Saved by who asks. */
  isMine: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;
export const SavedViewList = z.object({ items: z.array(SavedView) });
export type SavedViewList = z.infer<typeof SavedViewList>;

/** GET /api/views?corpus= */
export const ViewQuery = z.object({ corpus: z.uuid() });

/** POST /api/views ; DELETE /api/views/:id answers 204. */
export const CreateView = z.object({
  corpus: z.uuid(),
  name: z.string().trim().min(1).max(80),
  query: z.string().max(4000),
});
export type CreateView = z.infer<typeof CreateView>;

/** PATCH /api/views/:id gives it another name. */
export const RenameView = CreateView.pick({ name: true });
export type RenameView = z.infer<typeof RenameView>;
