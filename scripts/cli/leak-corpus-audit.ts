import type { Audit } from "@/lib/contract/splits";
import type { GuardHit } from "@/lib/leak/audit-pools";
import { LAG_WORDS, SPLIT_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { auditSplit } from "@/lib/services/splits/get-split-audit";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { splitOf } from "./split-of";

/** What pools come to of which no guard found anything. */
export const NO_HIT = "The pools know nothing of each other.";

interface CorpusAudit {
  readonly corpus: string;
  readonly split: string;
  readonly isJson: boolean;
  /** Says hits to people; `none` where there is not one. */
  readonly print: (
    hits: readonly GuardHit[],
    counts: readonly Audit["guards"][number][],
    none: string,
  ) => Promise<void>;
}

/** `assay leak audit --corpus`: the guards over a split of a corpus and its protected sets. */
export function auditCorpus({ corpus, split, isJson, print }: CorpusAudit, output: CommandOutput): Promise<ExitCode> {
  return withCommandHost(async ({ context }) => {
    const { id } = await splitOf(context.db, { corpus: await corpusIdOf(context.db, corpus), name: split });
    // Nobody else waits for this process, so it needs no job.
    const { audit, lag } = await auditSplit(context, { id, mostAtOnce: Number.POSITIVE_INFINITY });
    if (!audit) throw new Error("The audit gave no report.");

    if (isJson) await output.out(`${JSON.stringify({ ...audit, lag })}\n`);
    else {
      const hits = audit.guards.flatMap((guard) => guard.hits.map(toHit));
      await print(hits, audit.guards, lag === null ? NO_HIT : "No leak is found yet.");
      await output.out(`${SPLIT_AUDIT_COUNTS}\n`);
    }
    if (lag !== null) await output.err(`${LAG_WORDS[lag]}\n`);

    if (audit.isBlocked) return EXIT.rejected;
    return lag === null ? EXIT.ok : EXIT.failure;
  });
}

function toHit({ guard, a, b, between, value }: Audit["guards"][number]["hits"][number]): GuardHit {
  return { guard, a: a.name, between, value, ...(b === null ? {} : { b: b.name }) };
}
