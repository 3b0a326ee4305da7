import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Outcome } from "@/lib/domain/outcome";
import type { RescoredOutcome } from "@/lib/domain/rescored-outcome";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type Documents, documentsSeen } from "@/lib/scorer/documents-seen";
import { type ProductDocument, readProductDocument } from "@/lib/scorer/product-document";
import { isUnreadable, recommendedIds, takesLists } from "@/lib/scorer/recommended-ids";
import { rescoreOutcome } from "@/lib/scorer/rescore";
import { ruleOutcome } from "@/lib/scorer/rule-outcome";
import type { RescoreSources } from "@/lib/scorer/score-attempt";
import type { ScoredTask } from "@/lib/scorer/score-outcome";
import { SCORING_RULES, type ScoringVersion, scoringVersionOf } from "@/lib/scorer/scoring-version";
import { compareTitles, type Embedding } from "@/lib/scorer/title-similarity";

/** What scoring needs of a trajectory: kept instead of its steps until the products of a batch are known. */
export interface TakenOutcome {
  readonly stored: Outcome;
  readonly task: ScoredTask;
  readonly ids: readonly string[];
  readonly version: ScoringVersion;
  /** Of the recommended products that stand at the place of a wanted one, as far as the results tell. */
  readonly seen: Documents;
  /** Embeddings of wanted titles that the problem's record holds. */
  readonly wanted: ReadonlyMap<string, Embedding>;
}

export interface CatalogueProducts {
  readonly documents: Documents;
  readonly embeddings: ReadonlyMap<string, Embedding>;
}

/** What is recommended, and what the trajectory itself tells of it; undefined where nobody can tell what that is. */
export function takeForRescoring(
  trajectory: Trajectory,
  task: ScoredTask,
  wanted: TakenOutcome["wanted"],
): TakenOutcome | undefined {
  const version = scoringVersionOf(trajectory.run.scoringVersion);
  const calls = trajectory.steps.flatMap(({ claimed }) => claimed);
  if (isUnreadable(calls)) return undefined;

  const ids = recommendedIds(calls, { ...SCORING_RULES[version], takesLists: takesLists(trajectory.format) });
  // An agent may write a million ids: those behind the last place are answers to nothing.
  const placed = new Set(ids.slice(0, task.rewards.length));
  const seen = documentsSeen(trajectory);

  return {
    stored: trajectory.outcome,
    task,
    ids,
    version,
    seen: new Map([...seen].filter(([id]) => placed.has(id))),
    wanted,
  };
}

/**
 * Ids of the products that decide: the recommended and the wanted ones. A catalogue has them without the blanks around; the
 * scorer compares a recommended id with the wanted one as the reward spells it (domain 2.1).
 */
export function wantedIds({ ids, task }: TakenOutcome): readonly string[] {
  return [...ids.slice(0, task.rewards.length), ...task.rewards.map(({ productId }) => productId.trim())];
}

const ProductRow = z.object({
  product_id: z.string(),
  document: z.unknown(),
  title_embedding: z.array(z.number()).nullable(),
});

/** Products of a corpus's catalogue by id. */
export async function productsOf(
  db: DbOrTransaction,
  corpusId: number,
  ids: readonly string[],
): Promise<CatalogueProducts> {
  const rows = await queryRows(
    db,
    ProductRow,
    sql`select product_id, document, title_embedding from product
        where corpus_id = ${corpusId} and product_id = any(${[...ids]}::text[])`,
  );

  return {
    documents: new Map(rows.flatMap(({ product_id, document }) => byId(product_id, readProductDocument(document)))),
    embeddings: new Map(
      rows.flatMap(({ product_id, title_embedding }) => (title_embedding ? [[product_id, title_embedding]] : [])),
    ),
  };
}

/** The document has the id as its file wrote it. */
function byId(id: string, document: ProductDocument | undefined): readonly (readonly [string, ProductDocument])[] {
  return document === undefined ? [] : [[id, { ...document, productId: id }]];
}

/** The stored outcome against the rules, with what a catalogue tells; undefined when none was stored. */
export function rescoreByProducts(taken: TakenOutcome, products: CatalogueProducts): RescoredOutcome | undefined {
  return rescoreOutcome(taken.stored, taken, sourcesOf(taken, products));
}

/** The outcome by the rules where the source gave none, with what a catalogue tells; undefined where they cannot tell. */
export function scoreByProducts(taken: TakenOutcome, products: CatalogueProducts): Outcome | undefined {
  return ruleOutcome(taken, sourcesOf(taken, products));
}

function sourcesOf(taken: TakenOutcome, products: CatalogueProducts): RescoreSources {
  const { version, seen } = taken;
  const similarity = compareTitles({ products: products.embeddings, wanted: wantedTitles(taken, products) });

  return { version, catalogue: products.documents, seen, similarity };
}

/** A wanted title is most often that of the wanted product, whose embedding then serves as well. */
function wantedTitles({ task, wanted }: TakenOutcome, products: CatalogueProducts): ReadonlyMap<string, Embedding> {
  const ofProducts = task.rewards.flatMap(({ productId, titles }) => {
    const id = productId.trim();
    const title = products.documents.get(id)?.title;
    const embedding = products.embeddings.get(id);

    return title !== undefined && embedding !== undefined && titles.includes(title)
      ? [[title, embedding] as const]
      : [];
  });

  return new Map([...ofProducts, ...wanted]);
}
