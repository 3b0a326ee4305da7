import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ReleaseSummary } from "@/lib/contract/releases";

interface CompareChosenProps {
  chosen: readonly ReleaseSummary[];
  /** Where two are compared. */
  address: string | undefined;
  onClear: () => void;
}

/** What is chosen to be compared, and the way there once it is two. */
export function CompareChosen({ chosen, address, onClear }: CompareChosenProps) {
  const key = useKeyOf("release.compare");
  if (chosen.length === 0) return null;
  const names = chosen.map(({ number }) => `#${number}`).join(" and ");

  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2">{address ? `${names} are chosen` : `${names} is chosen; choose another`}</span>
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
      {address ? (
        <Button asChild size="small" variant="primary">
          <Link href={address}>Compare {key ? <Kbd keys={key} /> : null}</Link>
        </Button>
      ) : null}
    </span>
  );
}
