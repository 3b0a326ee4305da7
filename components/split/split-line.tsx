import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import type { Split } from "@/lib/contract/splits";
import { PoolBar } from "./pool-bar";
import { strataWords } from "./share-words";
import { splitAddress } from "./split-address";

/** One split: how it shares the problems out, what waits, and what was shipped by it. */
export function SplitLine({ corpus, split }: { corpus: string; split: Split }) {
  const { id, name, note, version, seed, strata, weigh, createdBy, createdAt, pools, pinned, waiting, releases } =
    split;

  return (
    <li className="flex flex-col gap-x-8 gap-y-2 px-4 py-3 medium:flex-row">
      <div className="flex min-w-0 flex-col gap-0.5 medium:w-100">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Link
            data-split={id}
            href={splitAddress(corpus, id)}
            className="min-w-0 truncate rounded-mark font-medium text-accent hover:underline"
          >
            <PlainText text={name} />
          </Link>
          {waiting > 0 ? (
            <Chip tone="subtask" mark="+">
              {countOf(waiting, "problem waits", "problems wait")}
            </Chip>
          ) : null}
        </div>
        {note ? (
          <p className="text-ink-2 wrap-anywhere">
            <PlainText text={note} />
          </p>
        ) : null}
        <p className="text-table text-ink-2">
          {weigh === "problems" ? "By problems" : "By trajectories"}, {strataWords(strata)}; seed{" "}
          <span className="font-mono text-mono">{seed}</span>, version {version}
        </p>
        <p className="text-caption text-ink-3">
          Made by <PlainText text={createdBy} />, <TimeText iso={createdAt} />
          {pinned > 0 ? `; ${countOf(pinned, "cluster")} pinned` : ""}
          {releases > 0 ? `; ${countOf(releases, "signed release")}` : ""}
        </p>
      </div>
      <div className="min-w-0 flex-1">
        <PoolBar pools={pools} />
      </div>
      <Link
        href={splitAddress(corpus, id, { part: "audit" })}
        aria-label={`Audit of ${name}`}
        className="self-start rounded-mark text-accent hover:underline"
      >
        Audit
      </Link>
    </li>
  );
}
