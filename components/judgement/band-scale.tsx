import { classNames } from "@/components/ui/class-names";
import { BAND_TEXT, BANDS, type Band, bandOfScore } from "@/lib/judge/bands";

const FILL = {
  none: "bg-gate-1",
  minimal: "bg-gate-2",
  genuine: "bg-gate-4",
  strong: "bg-gate-5",
} as const satisfies Record<Band, string>;

/** A score of the rubrics before the gates, in its band. It is no gate and is shown as none. */
export function BandScale({ score }: { score: number }) {
  const { band, isBetween } = bandOfScore(score);

  return (
    <div className="mb-2.5">
      <ol aria-label="Bands" className="grid grid-cols-4 gap-1">
        {BANDS.map((one) => (
          <li
            key={one}
            aria-current={one === band ? "step" : undefined}
            className="flex min-w-0 flex-col text-caption text-ink-3"
          >
            <span
              aria-hidden
              className={classNames(
                "mb-1 h-2 rounded-mark",
                one === band
                  ? classNames(FILL[one], "outline-2 outline-offset-1 outline-accent")
                  : "border border-edge",
              )}
            />
            <span className={one === band ? "font-semibold text-ink" : ""}>{BAND_TEXT[one].name}</span>
            <span className="mt-auto font-mono">{BAND_TEXT[one].range}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-caption text-ink-3">
        {isBetween ? `${score} lies between two bands; the nearer one is marked. ` : null}
        An earlier rubric: a score in bands, without gates, so it is in no table of gates.
      </p>
    </div>
  );
}
