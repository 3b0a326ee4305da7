import { createHash, randomUUID } from "node:crypto";
import * as z from "zod";
import type { ProtectedSet } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { visibleName } from "@/lib/domain/visible-text";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { lockCorpus } from "@/lib/services/clusters/lock-corpus";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { WRITING_TIME } from "@/lib/services/splits/write-pools";
import { readSuite } from "./read-suite";
import { refuseTaken } from "./refuse-taken";
import { locateSet } from "./set-row";
import { toSets } from "./to-sets";

interface SuiteFile {
  /** The corpus. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Name of the file. */
  readonly file: string;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Problems of one statement. */
const BATCH_ROWS = 2000;

/**
 * Protects an evaluation suite: nothing that the corpus ships may hold one of its problems. The file is read as it comes
 * in; records without a problem are counted with their reasons.
 *
 * @throws ServiceError NOT_FOUND without the corpus; INVALID for a file without a problem; CONFLICT where the name or the
 *   file is protected already, and while an import of the corpus is being taken back; FORBIDDEN for who reviews the corpus
 *   blind
 */
export async function importProtectedSet(
  ctx: Context,
  { id, name, note, file, body }: SuiteFile,
): Promise<ProtectedSet> {
  requirePermission(ctx, "change_splits");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);
  if (body === null) throw new ServiceError("INVALID", "The request has no file. Send the file as its body.");

  const fileName = visibleName(sanitiseText(file.split(/[\\/]/).at(-1) ?? file));
  const digest = createHash("sha256");
  const { problems, unread, reasons } = await readSuite(hashed(body, digest), fileName);
  if (problems.length === 0) {
    throw new ServiceError("INVALID", `“${fileName}” holds no problem. ${reasons[0]?.reason ?? "It is empty."}`);
  }

  const extId = randomUUID();
  await ctx.db.$transaction(async (tx) => {
    const hash = digest.digest("hex");
    await holdCorpus(tx, corpus.id);
    await queryRows(tx, z.object({}), lockCorpus(corpus.id));
    await refuseTaken(tx, { corpusId: corpus.id, name, hash });
    const set = await tx.protectedSet.create({
      data: {
        ...{ extId, corpusId: corpus.id, name, note, fileName, hash, unread, unreadReasons: reasons },
        ...{ personId: ctx.person.id, createdAt: ctx.now() },
      },
      select: { id: true },
    });
    await writeProblems(tx, set.id, problems);
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "protect_set", subject: `protected_set:${extId}` },
        ...{ detail: { corpus: id, name, file: fileName, hash, problems: problems.length, unread }, at: ctx.now() },
      },
    });
  }, WRITING_TIME);

  const [made] = await toSets(ctx, corpus.id, [await locateSet(ctx.db, extId)]);
  if (!made) throw new Error("The protected set gave no row.");

  return made.set;
}

async function* hashed(
  body: AsyncIterable<Uint8Array>,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const part of body) {
    digest.update(part);
    yield part;
  }
}

async function writeProblems(tx: DbOrTransaction, setId: number, problems: readonly LeakProblem[]): Promise<void> {
  const texts = (values: readonly string[]) => values.map(sanitiseText);

  for (let start = 0; start < problems.length; start += BATCH_ROWS) {
    await tx.protectedProblem.createMany({
      data: problems.slice(start, start + BATCH_ROWS).map((problem, at) => ({
        ...{ setId, position: start + at, name: sanitiseText(problem.name), query: sanitiseText(problem.query) },
        ...{ goldIds: texts(problem.goldIds), recommendedIds: texts(problem.recommendedIds) },
        titles: texts(problem.titles),
      })),
    });
  }
}
