import Link from "next/link";
import { useId } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Diversity } from "@/lib/contract/pipeline";
import { DIMENSION_WORDS, effectiveText } from "./diversity-words";
import { whereTheyDiffer } from "./where-they-differ";

/** The table of values has the others that are named. */
export const SHOWN_SHARES = 6;

interface ShareListProps {
  dimension: Diversity["dimensions"][number];
  total: number;
  addressOf: (filter: string) => string;
}

/** The largest values of a dimension with their share, what the others sum up to, and how many have none. */
export function ShareList({ dimension, total, addressOf }: ShareListProps) {
  const id = useId();
  const { by, known, values, rows } = dimension;
  const { title, one, many, none } = DIMENSION_WORDS[by];
  const shown = rows.flatMap(({ share, ...row }) => (share === null ? [] : [{ ...row, share }])).slice(0, SHOWN_SHARES);
  const others = known - shown.reduce((sum, { count }) => sum + count, 0);
  const labels = whereTheyDiffer(shown.map(({ value }) => value ?? none));
  const unknown = rows.find(({ share }) => share === null);

  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <p className="mb-1.5 text-caption text-ink-3">{effectiveText(dimension, total)}</p>
      <ul className="flex flex-col">
        {shown.map(({ value, count, share, filter }, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: templates may begin with the same words, and the largest stand in order
            key={place}
            name={value ?? none}
            label={labels[place]}
            count={count}
            share={share}
            bar="bg-accent-soft"
            href={filter === null ? undefined : addressOf(filter)}
          />
        ))}
        {others > 0 && values > shown.length ? (
          <Line
            name={`${formatNumber(values - shown.length)} other ${values - shown.length === 1 ? one : many}`}
            count={others}
            share={others / known}
            bar="bg-raised"
            href={undefined}
          />
        ) : null}
        {unknown ? (
          <Line
            name={none}
            count={unknown.count}
            share={null}
            href={unknown.filter === null ? undefined : addressOf(unknown.filter)}
          />
        ) : null}
      </ul>
    </section>
  );
}

interface LineProps {
  name: string;
  /** What of the name is shown; otherwise all of it. */
  label?: string | undefined;
  count: number;
  /** null of what is no value, and so has no share of them. */
  share: number | null;
  /** Look of its bar, which is as long as its share of all; a sum of many values is not one of them. */
  bar?: "bg-accent-soft" | "bg-raised";
  href: string | undefined;
}

function Line({ name, label = name, count, share, bar, href }: LineProps) {
  return (
    <li className="relative flex min-h-7 items-center gap-3 px-1.5">
      {bar && share !== null ? (
        <span
          aria-hidden
          className={classNames("absolute inset-y-0.5 left-0 rounded-mark", bar)}
          style={{ width: `${100 * share}%` }}
        />
      ) : null}
      <span title={name} className="relative min-w-0 flex-1 truncate text-table">
        <PlainText text={label} />
      </span>
      <span className="relative font-mono text-mono">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            aria-label={`${formatNumber(count)} of ${name}: open the rows`}
            className="underline decoration-line-strong hover:decoration-current"
          >
            {formatNumber(count)}
          </Link>
        ) : (
          formatNumber(count)
        )}
      </span>
      <span className="relative w-14 text-right font-mono text-mono text-ink-2 whitespace-nowrap">
        {share === null ? "–" : formatPercent(share).replace("under ", "<").replace("over ", ">")}
      </span>
    </li>
  );
}
