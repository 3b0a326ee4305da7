import type { MatrixRow, ProblemMatrix } from "@/lib/contract/problems";

/** Problems of one reading: as many as the service answers at once. */
export const PAGE_PROBLEMS = 1000;

interface Page {
  readonly limit: number;
  readonly cursor?: string;
}

/** The first problems up to a limit as one answer; the cursor is the last page's, null where they are all. */
export async function problemPages(
  read: (page: Page) => Promise<ProblemMatrix>,
  limit: number,
): Promise<ProblemMatrix> {
  const first = await read({ limit: Math.min(PAGE_PROBLEMS, limit) });
  const items: MatrixRow[] = [...first.items];
  let { nextCursor } = first;
  while (nextCursor !== null && items.length < limit) {
    const page = await read({ limit: Math.min(PAGE_PROBLEMS, limit - items.length), cursor: nextCursor });
    items.push(...page.items);
    nextCursor = page.nextCursor;
  }

  return { ...first, items, nextCursor };
}
