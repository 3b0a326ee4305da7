"use client";
import { type ReactNode, useId, useRef } from "react";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { FoldedWords } from "@/components/ui/folded-words";
import { keepPercents } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import type { ChartData } from "./chart-data";
import { ChartDownloads } from "./chart-downloads";
import { ChartTable } from "./chart-table";
import type { PictureRows } from "./picture-rows";
import { useChartView } from "./use-chart-view";

interface ChartFrameProps {
  /** Of its files and in the address: lower case with hyphens, one of a kind on the page. */
  name: string;
  title: string;
  /** How many problems or rows it rests on, and by which method. */
  subtitle: string;
  /** What has to be known besides, behind one short sentence; a saved picture says all of it. */
  caveats?: { readonly says: string; readonly all: string } | undefined;
  /** What can be concluded, in one sentence. */
  conclusion?: string | undefined;
  /** Opens what the conclusion rests on. */
  onConclusion?: (() => void) | undefined;
  /** What a saved picture says besides: names in full and where values come from. */
  notes?: readonly string[];
  /** What it draws, to read and to save; as a function where it is large, made when somebody asks for it. */
  table: ChartData | (() => ChartData);
  /** Where the CSV is when the table holds only what is drawn. */
  wholeCsv?: string | undefined;
  /** The line that prints the same figures. */
  command?: string | undefined;
  /** Why the line may print other figures than the screen. */
  commandNote?: string | undefined;
  /** Cells and lines of a page are no picture: without `rows` only their values can be saved. */
  isPicture?: boolean;
  /** What the picture of such cells and lines shows, drawn when somebody saves it. */
  rows?: () => PictureRows;
  /** What of it can be chosen. */
  actions?: ReactNode;
  /** The picture; an SVG of a chart in it can be saved. */
  children: ReactNode;
}

const VIEWS = [
  { value: "chart", label: "Chart" },
  { value: "data", label: "Data" },
] as const;

/** What can be saved: a mark of a button is no picture. */
const PICTURE = "svg.recharts-surface, svg[data-picture]";

/** Around every chart of the evaluation: what it rests on, what it says, its values, its files and its command line. */
export function ChartFrame({
  name,
  title,
  subtitle,
  caveats,
  conclusion,
  onConclusion,
  notes = [],
  table,
  wholeCsv,
  command,
  commandNote,
  isPicture = true,
  rows,
  actions,
  children,
}: ChartFrameProps) {
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useChartView(name);
  const shown = isTable && !rows ? "hidden" : "shown";
  const tableOf = () => (typeof table === "function" ? table() : table);

  return (
    <section
      aria-labelledby={id}
      data-chart={name}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-surface px-4 py-3.5"
    >
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-60 flex-1">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          <p className="text-ink-2">{keepPercents(subtitle)}</p>
          {conclusion ? <Conclusion text={conclusion} onOpen={onConclusion} /> : null}
          {caveats ? <FoldedWords says={caveats.says}>{keepPercents(caveats.all)}</FoldedWords> : null}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {actions}
          <Segmented
            label={`Show ${title} as`}
            value={isTable ? "data" : "chart"}
            options={VIEWS}
            onValueChange={(view) => setTable(view === "data")}
          />
          <ChartDownloads
            name={name}
            tableOf={tableOf}
            wholeCsv={wholeCsv}
            said={{
              title,
              lines: [subtitle, ...(conclusion ? [conclusion] : []), ...(caveats ? [caveats.all] : []), ...notes],
            }}
            picture={isPicture || rows ? shown : "none"}
            drawn={rows ?? (() => picture.current?.querySelector<SVGSVGElement>(PICTURE) ?? undefined)}
          />
        </div>
      </div>
      {isTable ? <ChartTable caption={title} table={tableOf()} /> : null}
      <div ref={picture} hidden={isTable} className="min-w-0">
        {isTable ? null : children}
      </div>
      {command ? (
        <footer className="mt-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2 text-caption text-ink-3">
          On the command line
          <CommandLine label={`The command that prints ${title}`} command={command} />
          {commandNote ? <span className="basis-full">{commandNote}</span> : null}
        </footer>
      ) : null}
    </section>
  );
}

function Conclusion({ text, onOpen }: { text: string; onOpen: (() => void) | undefined }) {
  if (!onOpen) return <p className="font-medium">{text}</p>;

  return (
    <p className="font-medium">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="rounded-mark text-left underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        {text}
      </button>
    </p>
  );
}
