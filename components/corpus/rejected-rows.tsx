import { Panel } from "@/components/ui/panel";
import { FigureLink } from "./figure-link";

/** Rows that could not be imported and still wait; nothing is dropped in silence. */
export function RejectedRows({ count, corpus }: { count: number; corpus: string }) {
  return (
    <Panel
      title="Rejected rows"
      subtitle={
        count === 0
          ? "Every row that was read came in, or was set aside."
          : "Kept with file, line and reason. Repair them and import them again, or set them aside."
      }
    >
      <div className="-ml-2 flex gap-4">
        <FigureLink value={count} words="rejected and waiting" href={`/imports?corpus=${corpus}`} />
      </div>
    </Panel>
  );
}
