import type { Audit } from "@/lib/contract/splits";
import type { GuardHit } from "@/lib/leak/audit-pools";
import { auditSplit } from "@/lib/services/splits/get-split-audit";
import { type CommandOutput, EXIT, type ExitCode } from "./command";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { splitOf } from "./split-of";

interface CorpusAudit {
  readonly corpus: string;
  readonly split: string;
  readonly isJson: boolean;
  /** Says hits to people. */
  readonly print: (hits: readonly GuardHit[], counts: readonly Audit["guards"][number][]) => Promise<void>;
}

/** `assay leak audit --corpus`: the guards over a split of a corpus and its protected sets. */
export function auditCorpus({ corpus, split, isJson, print }: CorpusAudit, output: CommandOutput): Promise<ExitCode> {
  return withCommandHost(async ({ context }) => {
    const { id } = await splitOf(context.db, { corpus: await corpusIdOf(context.db, corpus), name: split });
    // Nobody else waits for this process, so it needs no job.
    const { audit } = await auditSplit(context, { id, mostAtOnce: Number.POSITIVE_INFINITY });
    if (!audit) throw new Error("The audit gave no report.");

    if (isJson) await output.out(`${JSON.stringify(audit)}\n`);
    else
      await print(
        audit.guards.flatMap(({ hits }) => hits.map(toHit)),
        audit.guards,
      );

    return audit.isBlocked ? EXIT.rejected : EXIT.ok;
  });
}

function toHit({ guard, a, b, between, value }: Audit["guards"][number]["hits"][number]): GuardHit {
  return { guard, a: a.name, between, value, ...(b === null ? {} : { b: b.name }) };
}
