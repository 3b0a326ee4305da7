import Link from "next/link";
import { CountLink } from "@/components/judge-report/count-link";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { listAddress } from "@/components/trajectory-list/list-address";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Corpus } from "@/lib/contract/corpora";
import type { RescoringReport } from "@/lib/contract/rescoring";
import { commandOption } from "@/lib/domain/command-option";
import { PART_WORD } from "./rescored-words";

interface RescoringDetailsProps {
  corpus: Corpus;
  filter: string;
  report: RescoringReport;
}

/** What differs and what cannot be checked, axis by axis, and how many attempts the rules call solved. */
export function RescoringDetails({ corpus, filter, report }: RescoringDetailsProps) {
  const { parts, partial, solved, rescored, total } = report;
  const named = parts.filter(({ differs, undecided }) => differs.count + undecided.count > 0);

  return (
    <div className="flex max-h-[40vh] flex-wrap items-start gap-x-10 gap-y-3 overflow-y-auto px-4 pb-3">
      {named.length === 0 ? (
        <p className="text-ink-2">The rules come to every stored outcome and axis that they can check.</p>
      ) : (
        <PartTable corpus={corpus} parts={named} />
      )}
      <div className="flex max-w-160 min-w-0 flex-col gap-1.5">
        <p>
          Solved as stored: {formatNumber(solved.stored)} of {formatNumber(rescored)}. By the rules:{" "}
          {solvedText(solved)}.
        </p>
        <p className="text-ink-2">
          {formatNumber(rescored)} of {countOf(total, "trajectory", "trajectories")} have a reward spec and an outcome.{" "}
          {partial.count > 0 ? (
            <>
              Of them{" "}
              <Link
                href={listAddress(corpus.id, partial.filter)}
                aria-label={`${countOf(partial.count, "outcome")} scored in part: open the rows`}
                className="text-accent underline"
              >
                {formatNumber(partial.count)}
              </Link>{" "}
              recommend a product that the catalogue does not hold: what their results do not tell of it is open.
            </>
          ) : (
            "The catalogue holds every product that counts."
          )}
        </p>
        <CommandLine label="The same on the command line" command={commandOf(corpus.name, filter)} />
      </div>
    </div>
  );
}

function PartTable({ corpus, parts }: { corpus: Corpus; parts: RescoringReport["parts"] }) {
  return (
    <table className="text-table">
      <caption className="sr-only">Stored outcomes that differ from the rules or cannot be checked, by what</caption>
      <thead>
        <tr className="border-b border-line text-left text-caption text-ink-2">
          <th scope="col" className="py-1 pr-6 font-medium">
            What
          </th>
          <th scope="col" className="py-1 pr-6 text-right font-medium">
            Differs
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Cannot be checked
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, differs, undecided }) => (
          <tr key={part} className="border-b border-line">
            <th scope="row" className="py-0.5 pr-6 text-left font-normal">
              {PART_WORD[part]}
            </th>
            <td className="py-0.5 pr-6 text-right">
              <CountLink
                count={differs.count}
                href={listAddress(corpus.id, differs.filter)}
                of={`that differ on ${PART_WORD[part]}`}
              />
            </td>
            <td className="py-0.5 text-right">
              <CountLink
                count={undecided.count}
                href={listAddress(corpus.id, undecided.filter)}
                of={`whose ${PART_WORD[part]} cannot be checked`}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function solvedText({ low, high }: RescoringReport["solved"]): string {
  return low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
}

function commandOf(corpusName: string, filter: string): string {
  return [
    `npm run -s assay -- stats rescore ${commandOption("corpus", corpusName)}`,
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    "--json",
  ].join(" ");
}
