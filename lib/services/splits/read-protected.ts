import type { DbOrTransaction } from "@/lib/db/client";
import type { ProtectedProblems } from "@/lib/leak/audit-pools";

/** The protected sets of a corpus with their problems, by name; of equal names the older one first. */
export async function readProtected(db: DbOrTransaction, corpusId: number): Promise<readonly ProtectedProblems[]> {
  const sets = await db.protectedSet.findMany({
    where: { corpusId, removedAt: null },
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
