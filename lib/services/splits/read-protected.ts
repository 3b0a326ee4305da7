import type { DbOrTransaction } from "@/lib/db/client";
import type { ProtectedProblems } from "@/lib/leak/audit-pools";

/** One set by its internal id, or all that a corpus protects. */
type WhichSets = { readonly id: number } | { readonly corpusId: number; readonly removedAt: null };

/** Protected sets with their problems, by name. */
export async function readProtected(db: DbOrTransaction, where: WhichSets): Promise<readonly ProtectedProblems[]> {
  const sets = await db.protectedSet.findMany({
    where,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: {
      name: true,
      problems: {
        orderBy: { position: "asc" },
        select: { name: true, query: true, goldIds: true, recommendedIds: true, titles: true },
      },
    },
  });

  return sets.map(({ name, problems }) => ({
    name,
    problems: problems.map((problem) => ({ ...problem, viewedIds: [] })),
  }));
}
