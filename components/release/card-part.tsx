import { RawLines } from "@/components/trajectory/raw-lines";
import { CopyButton } from "@/components/ui/copy-button";
import { Panel } from "@/components/ui/panel";
import type { ReleaseDetail } from "@/lib/contract/releases";

/** The dataset card as the text that it is: it holds words of tasks and of people, so nothing of it is drawn. */
export function CardPart({ release: { card } }: { release: Pick<ReleaseDetail, "card"> }) {
  return (
    <Panel
      title="Dataset card"
      subtitle="README.md as it goes with the files, with its header for Hugging Face."
      actions={card ? <CopyButton label="Copy the card" text={card} /> : null}
    >
      {card ? <RawLines label="README.md" text={card} /> : <p className="text-ink-2">It is written with the files.</p>}
    </Panel>
  );
}
