import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import { BESIDE_FORMATS } from "@/lib/scorer/beside-formats";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import type { Context } from "@/lib/services/context";
import { jobsOfCorpus } from "@/lib/services/corpora/jobs-of-corpus";
import { countWork } from "./count-work";
import type { TakenImport } from "./locate-take-back";
import { withTaken } from "./taken-sql";

/** What stands against taking an import back, with what to do about it. */
interface TakeBackRefusal {
  readonly sentence: string;
  /** It goes away by itself: work of the corpus that is under way. */
  readonly waits: boolean;
}

interface Asked {
  readonly person: Pick<Context["person"], "role">;
  /** Who asks reviews something of the corpus blind. */
  readonly isBlind: boolean;
  /** The job that takes it back. */
  readonly exceptJob?: string;
}

/** Why an import cannot be taken back now; undefined where it can. */
export async function whyNotTakenBack(
  db: DbOrTransaction,
  taken: TakenImport,
  { person, isBlind, exceptJob }: Asked,
): Promise<TakeBackRefusal | undefined> {
  const { corpus } = taken;
  if (taken.isRetry)
    return lasting(
      "This import read rejected rows of another one again. Take that one back, and this one goes with it.",
    );
  if (await hasProducts(db, taken)) return lasting(await productsSentence(db, taken, person));
  if (await isBusy(db, taken, exceptJob))
    return {
      sentence: `A job of “${corpus.name}” waits or runs. Wait until it has ended, or cancel it, and then take the import back.`,
      waits: true,
    };
  const later = await laterDuplicates(db, taken);
  if (later !== undefined)
    return lasting(
      `A later import, “${later.file}”, left out ${later.count.toLocaleString("en")} ${later.count === 1 ? "record" : "records"} as being here already, which may be here by this import alone. Take that one back first and import its files again afterwards, or leave the rows of this one out by the filter “-import:${taken.extId}”.`,
    );
  if (isBlind)
    return lasting(
      "You still review trajectories of this corpus blind, and what people did with them would be told. Answer what is left and reveal your last answer, or close their queue.",
    );
  const work = await countWork(db, taken, withTaken(taken));

  return work.length === 0 ? undefined : lasting(workSentence(taken, work));
}

/** What people did, and what to do instead. */
export function workSentence({ extId }: Pick<TakenImport, "extId">, work: readonly string[]): string {
  return `People have worked on what it brought: ${work.join(", ")}. Leave its rows out by the filter “-import:${extId}” instead.`;
}

function lasting(sentence: string): TakeBackRefusal {
  return { sentence, waits: false };
}

const PRODUCTS = { format: CATALOGUE_FORMAT, importedCount: { gt: 0 } } as const;

/** It brought products, and its corpus knows some: nobody removed its catalogue since. */
async function hasProducts(db: DbOrTransaction, { corpus, ids }: TakenImport): Promise<boolean> {
  const brought = await db.importFile.count({ where: { importId: { in: [...ids] }, ...PRODUCTS } });
  if (brought === 0) return false;

  return (await db.product.findFirst({ where: { corpusId: corpus.id }, select: { productId: true } })) !== null;
}

/** Removing the catalogue is no way out where that takes what others brought, or for who may not. */
async function productsSentence(
  db: DbOrTransaction,
  { corpus, ids }: TakenImport,
  { role }: Asked["person"],
): Promise<string> {
  const others = { corpusId: corpus.id, id: { notIn: [...ids] } };
  if ((await db.importFile.count({ where: { import: others, ...PRODUCTS } })) > 0)
    return `It brought products into the catalogue of “${corpus.name}”, beside other imports, and what stood there before is not kept. Import the right catalogue over it.`;
  const way = isAllowed(role, "remove_catalogue") ? "remove" : "ask a lead to remove";

  return `The catalogue of “${corpus.name}” came with it, and does not go with it. Import the right catalogue over it, or ${way} the catalogue and then take the import back.`;
}

async function isBusy(db: DbOrTransaction, { corpus }: TakenImport, exceptJob: string | undefined): Promise<boolean> {
  const [job] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select j.id::text from job_run j where j.state in ('queued', 'running')
          and j.id is distinct from ${exceptJob ?? null}::uuid and j.id in (${jobsOfCorpus(corpus)}) limit 1`,
  );

  return job !== undefined;
}

const Later = z.object({ file: z.string(), count: z.int() });

/** The last of the imports that were read since and left records out, which may have been those of this one. */
async function laterDuplicates(
  db: DbOrTransaction,
  { corpus, ids }: TakenImport,
): Promise<z.infer<typeof Later> | undefined> {
  const [later] = await queryRows(
    db,
    Later,
    sql`select min(f.name) as file, sum(f.duplicate_count)::int as count
        from import i join import_file f on f.import_id = i.id left join job_run j on j.id = i.job_id
        where i.corpus_id = ${corpus.id} and not (i.id = any(${[...ids]}::int[]))
          and not (coalesce(f.format, '') = any(${[...BESIDE_FORMATS]}::text[])) and f.duplicate_count > 0
          and exists (select from trajectory t where t.corpus_id = ${corpus.id} and t.import_id = any(${[...ids]}::int[]))
          and coalesce(i.finished_at, j.finished_at, 'infinity')
            > (select min(o.created_at) from import o where o.id = any(${[...ids]}::int[]))
        group by i.id order by i.id desc limit 1`,
  );

  return later;
}
