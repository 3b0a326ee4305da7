import type { DbOrTransaction } from "@/lib/db/client";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { Exporter } from "@/lib/exporters";
import type { ExportCounts } from "./export-counts";
import type { ExportMembers } from "./export-members";
import { readMembers } from "./read-members";
import { rowMetadata } from "./row-metadata";

interface Request {
  readonly corpusId: number;
  readonly members: ExportMembers;
  readonly exporter: Exporter;
  readonly counts: ExportCounts;
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/** The lines of an export in order, each with its line feed. What cannot teach a model is left out with the reason. */
export async function* exportLines(db: DbOrTransaction, request: Request): AsyncGenerator<string> {
  const { members, exporter, counts } = request;
  let done = 0;

  await request.onProgress(done, members.count);
  for await (const member of readMembers(db, request.corpusId, members)) {
    const reason = unfit(member.trajectory);
    if (reason === undefined) {
      counts.add(member);
      yield `${exporter.line(member.trajectory, rowMetadata(member))}\n`;
    } else {
      counts.skip(member, reason);
    }
    done += 1;
    await request.onProgress(done, members.count);
  }
}

function unfit({ steps }: Trajectory): string | undefined {
  return hasAgentTurn(steps) ? undefined : "It holds no turn of the agent.";
}
