import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import type { FilterVersion } from "@/lib/contract/filters";
import { changeWords, thresholdChanges } from "@/lib/domain/threshold-changes";
import { labAddress } from "./lab-address";

/** What the version that a corpus ends with is called: it is not active before every row has its verdict. */
export type ActiveWord = "active" | "being activated";

interface NameProps {
  corpus: string;
  version: FilterVersion;
  active: ActiveWord | undefined;
}

/** A version with the way to its lab. */
export function VersionName({ corpus, version, active }: NameProps) {
  return (
    <span className="flex items-center gap-2">
      <Link
        href={labAddress(corpus, version.id)}
        title={version.name}
        className="block max-w-60 truncate font-medium underline decoration-line-strong hover:decoration-current"
      >
        <PlainText text={version.name} />
      </Link>
      {active === "active" ? (
        <Chip tone="accent" mark="✓">
          {active}
        </Chip>
      ) : null}
      {active === "being activated" ? <Chip tone="plain">{active}</Chip> : null}
    </span>
  );
}

interface DifferenceProps {
  version: FilterVersion;
  active: FilterVersion | undefined;
  activeWord: ActiveWord;
}

/** What it changes of the active one, in words. */
export function VersionDifferences({ version, active, activeWord }: DifferenceProps) {
  if (!active || version.id === active.id)
    return <span className="text-ink-3">it is {activeWord === "active" ? "the active one" : activeWord}</span>;

  return (
    <ul className="flex min-w-52 flex-col">
      {thresholdChanges(active.thresholds, version.thresholds).map((change) => (
        <li key={change.name}>{changeWords(change)}</li>
      ))}
    </ul>
  );
}
