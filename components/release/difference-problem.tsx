import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { rowAddress } from "@/components/trajectory-list/row-address";
import { countOf } from "@/components/ui/format-number";
import type { DifferenceGroup } from "./difference-groups";

interface DifferenceProblemProps {
  corpus: string;
  group: Pick<DifferenceGroup, "problem" | "trajectories">;
}

const ID_DIGITS = 8;

/** A problem whose trajectories differ: the only one by its words, several by their ids once they are unfolded. */
export function DifferenceProblem({ corpus, group: { problem, trajectories } }: DifferenceProblemProps) {
  const addressOf = (id: string) => rowAddress(id, { corpus, filter: "", sort: "-imported" });
  const [only, ...others] = trajectories;
  if (only !== undefined && others.length === 0)
    return (
      <Link
        href={addressOf(only)}
        dir="auto"
        className="line-clamp-3 min-w-48 max-w-120 rounded-mark wrap-anywhere whitespace-normal underline medium:min-w-72 decoration-line-strong hover:decoration-current"
      >
        <PlainText text={problem} />
      </Link>
    );

  return (
    <div className="min-w-48 max-w-120 whitespace-normal medium:min-w-72">
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        <PlainText text={problem} />
      </p>
      <details>
        <summary className="cursor-pointer rounded-mark text-table text-ink-2 hover:text-ink">
          {countOf(trajectories.length, "trajectory", "trajectories")}
        </summary>
        <ul className="flex flex-wrap gap-x-3 py-1">
          {trajectories.map((id) => (
            <li key={id}>
              <Link href={addressOf(id)} className="rounded-mark font-mono text-mono text-accent hover:underline">
                {id.slice(0, ID_DIGITS)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
