import type { DbOrTransaction } from "@/lib/db/client";
import type { ProtectedProblems } from "@/lib/leak/audit-pools";

/** One set by its internal id, or all that a corpus protects. */
type WhichSets = { readonly id: number } | { readonly corpusId: number; readonly removedAt: null };

/** Protected sets with their problems, by name. Of problems of a set with one name the later ones are numbered. */
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
    problems: toldApart(problems.map((problem) => ({ ...problem, viewedIds: [] }))),
  }));
}

/** A hit names its problem, and steps of rollouts or rows of several files may have one id. */
function toldApart<Problem extends { readonly name: string }>(problems: readonly Problem[]): readonly Problem[] {
  const taken = new Set(problems.map(({ name }) => name));
  const seen = new Map<string, number>();

  return problems.map((problem) => {
    let count = (seen.get(problem.name) ?? 0) + 1;
    let name = count === 1 ? problem.name : `${problem.name} (${count})`;
    while (count > 1 && taken.has(name)) {
      count += 1;
      name = `${problem.name} (${count})`;
    }
    seen.set(problem.name, count);
    taken.add(name);

    return { ...problem, name };
  });
}
