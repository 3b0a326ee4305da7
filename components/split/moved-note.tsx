import Link from "next/link";
import { releaseAddress } from "@/components/release/release-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { WarningBox } from "@/components/ui/warning-box";
import type { SplitDetail } from "@/lib/contract/splits";
import { movedSentences } from "@/lib/leak/moved-sentences";

/** Problems that signed releases ship in another pool than the one they lie in by now; nothing where there are none. */
export function MovedNote({ split: { corpus, moved } }: { split: Pick<SplitDetail, "corpus" | "moved"> }) {
  if (moved.length === 0) return null;

  return (
    <WarningBox label="Moved since a release">
      <ul className="flex flex-col gap-1">
        {moved.map((one) => (
          <li key={`${one.release} ${one.from} ${one.to}`} className="wrap-anywhere">
            Signed release{" "}
            <Link href={releaseAddress(one.release, corpus.id)} className="text-accent underline">
              #{one.number} <PlainText text={one.name} />
            </Link>
            : {movedSentences(one)}
          </li>
        ))}
      </ul>
    </WarningBox>
  );
}
