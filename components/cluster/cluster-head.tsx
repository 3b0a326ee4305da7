import Link from "next/link";
import { InertText } from "@/components/import/inert-text";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ClusterDetail } from "@/lib/contract/clusters";
import { ReasonChip } from "./reason-chip";
import { REASONS } from "./reason-look";
import { SplitPools } from "./split-pools";

interface ClusterHeadProps {
  corpus: string;
  cluster: ClusterDetail;
  /** Absent for who may not put clusters together. */
  onJoin: (() => void) | undefined;
}

/** What the cluster asks, why it is one, and where it is. */
export function ClusterHead({ corpus, cluster, onJoin }: ClusterHeadProps) {
  const { problems, edges, total, pools } = cluster;
  const key = useKeyOf("cluster.join");
  const query = problems[0]?.query ?? "";
  const used = new Set(edges.map(({ reason }) => reason));
  const buckets = [...new Set(problems.flatMap(({ bucket }) => bucket ?? []))].toSorted();
  const trajectories = problems.reduce((sum, problem) => sum + problem.trajectories, 0);

  return (
    <header className="flex flex-col gap-2">
      <p dir="auto" className="line-clamp-3 max-w-160 text-read">
        {query.trim() === "" ? (
          <span className="text-ink-3">The record holds no task text.</span>
        ) : (
          <InertText text={withoutEmptyLines(query)} />
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {REASONS.filter((reason) => used.has(reason)).map((reason) => (
          <ReasonChip key={reason} reason={reason} />
        ))}
        {buckets.map((bucket) => (
          <Chip key={bucket}>
            <PlainText text={bucket} />
          </Chip>
        ))}
        <span className="text-ink-2">
          {countOf(trajectories, "trajectory", "trajectories")}
          {total > problems.length ? ` of the first ${countOf(problems.length, "problem")}` : null}
        </span>
        <SplitPools pools={pools} />
        <span className="flex-1" />
        {onJoin ? (
          <Button onClick={onJoin}>
            Put together with another
            {key ? <Kbd keys={key} /> : null}
          </Button>
        ) : null}
      </div>
      {pools.some(({ pools: held }) => held.length > 1) ? (
        <p className="max-w-160 text-ink-2">
          Variants of one problem are in several pools, so a release of them cannot be signed. Pin the cluster to one
          pool of the{" "}
          <Link href={`/splits?${new URLSearchParams({ corpus })}`} className="text-accent underline">
            split
          </Link>
          , or cut what joins them here by mistake.
        </p>
      ) : null}
    </header>
  );
}

/** The head has three lines, and none to spend on an empty one. */
function withoutEmptyLines(text: string): string {
  return text.replace(/^(?:[ \t\r]*\n)+/, "").replace(/\n(?:[ \t\r]*\n)+/g, "\n");
}
