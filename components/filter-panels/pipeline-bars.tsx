"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { signedCount } from "@/components/ui/signed-count";
import type { Pipeline } from "@/lib/contract/pipeline";
import type { Compared } from "./pipeline-words";
import { publishedText } from "./published-stages";
import { SplitRow } from "./split-row";
import { STAGE_WORDS } from "./stage-words";

type Stage = Pipeline["stages"][number];

interface PipelineBarsProps {
  pipeline: Pick<Pipeline, "stages" | "splits">;
  /** By the version compared with, where its thresholds differ. */
  before: Compared | undefined;
  addressOf: (filter: string) => string;
}

/** The stages under each other: how many are left, how many fell out, and what the paper says of the same stage. */
export function PipelineBars({ pipeline: { stages, splits }, before, addressOf }: PipelineBarsProps) {
  const whole = Math.max(1, stages[0]?.count ?? 0);

  return (
    <div className="@container">
      <p aria-hidden className="hidden items-center gap-x-3 px-2 pb-1 text-caption text-ink-3 @min-[720px]:flex">
        <span className="w-36">Stage</span>
        <span className="min-w-24 flex-1" />
        <span className="w-26 text-right">{before ? "Here, and change" : "Here"}</span>
        <span className="w-44">Of the stage before</span>
        <span className="w-32 text-right">Published</span>
      </p>
      <ol className="flex flex-col">
        {stages.map((stage, at) => (
          <li key={stage.stage}>
            <StageRow
              stage={stage}
              above={stages[at - 1]?.count}
              before={before?.stages.find((one) => one.stage === stage.stage)?.count}
              against={before?.name}
              whole={whole}
              href={stage.filter === null ? undefined : addressOf(stage.filter)}
            />
          </li>
        ))}
        <li>
          <SplitRow splits={splits} addressOf={addressOf} />
        </li>
      </ol>
    </div>
  );
}

interface StageRowProps {
  stage: Stage;
  above: number | undefined;
  before: number | undefined;
  /** Name of the version that `before` is of. */
  against: string | undefined;
  whole: number;
  href: string | undefined;
}

function StageRow({ stage: { stage, count, isOff }, above, before, against, whole, href }: StageRowProps) {
  const { name, says, lost } = STAGE_WORDS[stage];
  const left = above === undefined ? 0 : above - count;

  return (
    <Row href={href} title={href ? `${says}. Open the rows` : says}>
      <span className={classNames("w-36", isOff ? "text-ink-2" : "font-medium")}>
        {name} {isOff ? <Chip tone="hollow">off</Chip> : null}
      </span>
      <span
        aria-hidden
        className="relative h-6 min-w-24 flex-1 basis-44 rounded-mark bg-raised group-hover:bg-line @min-[720px]:basis-0"
      >
        <span
          className={classNames(
            "block h-full rounded-mark",
            stage === "structure" || stage === "caps" ? "bg-agentic" : "bg-edge",
          )}
          style={{ width: widthOf(count, whole) }}
        />
        {before === undefined || before === count ? null : (
          <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: widthOf(before, whole) }} />
        )}
      </span>
      <span className="w-20 @min-[720px]:w-26 @min-[720px]:text-right">
        <span className="text-section">{formatNumber(count)}</span>
        {before === undefined ? null : (
          <span className="block text-caption text-ink-2">
            {signedCount(count - before)}
            <span className="sr-only"> against “{against}”</span>
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1 basis-[calc(100%-180px)] text-caption text-ink-2 @min-[720px]:w-44 @min-[720px]:basis-auto @min-[720px]:flex-none">
        {isOff ? "everything passes" : null}
        {!isOff && above ? `${formatPercent(count / above)} of the stage before` : null}
        {!isOff && above === undefined ? says : null}
        {left > 0 ? (
          <span className="block text-ink-3">
            {formatNumber(left)} {lost}
          </span>
        ) : null}
      </span>
      <span className="ml-auto w-40 text-right text-caption text-ink-2 @min-[720px]:w-32">
        <span className="@min-[720px]:sr-only">published: </span>
        {publishedText(stage)}
      </span>
    </Row>
  );
}

interface RowProps {
  href: string | undefined;
  title: string;
  children: ReactNode;
}

function Row({ href, title, children }: RowProps) {
  const look = "group flex flex-wrap items-center gap-x-3 rounded-control px-2 py-1.5";

  return href ? (
    <Link href={href} prefetch={false} title={title} className={classNames(look, "hover:bg-raised")}>
      {children}
    </Link>
  ) : (
    <div title={title} className={look}>
      {children}
    </div>
  );
}

function widthOf(count: number, whole: number): string {
  return `${Math.max(count > 0 ? 0.4 : 0, (100 * count) / whole)}%`;
}
