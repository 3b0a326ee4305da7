import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { ReviewActions } from "./use-review";

/** A note may be long and hold what a person typed. */
const TEXT = "wrap-anywhere whitespace-pre-wrap";

interface TwoAnswersProps {
  rows: readonly { readonly field: string; readonly yours: string; readonly other: string }[];
  actions: Pick<ReviewActions, "keepTheirs" | "saveMine" | "isSaving">;
}

/** Two answers field by field, where they differ in bold, and the choice between them. */
export function TwoAnswers({ rows, actions }: TwoAnswersProps) {
  return (
    <>
      <table className="mt-2 w-full text-left">
        <thead>
          <tr className="text-caption text-ink-3">
            <th className="font-normal">
              <span className="sr-only">Field</span>
            </th>
            <th className="font-normal">Theirs</th>
            <th className="font-normal">Yours</th>
          </tr>
        </thead>
        <tbody className="align-baseline">
          {rows.map(({ field, yours, other }) => (
            <tr key={field}>
              <th className="py-0.5 pr-3 font-normal text-ink-3">{field}</th>
              <td className={classNames(TEXT, "pr-2", other !== yours && "font-semibold")}>{other}</td>
              <td className={classNames(TEXT, other !== yours && "font-semibold")}>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" onClick={actions.keepTheirs}>
          Keep theirs
        </Button>
        <Button size="small" disabled={actions.isSaving} onClick={actions.saveMine}>
          Save mine after theirs
        </Button>
      </div>
    </>
  );
}
