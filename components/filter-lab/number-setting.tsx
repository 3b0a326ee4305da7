"use client";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Slider } from "@/components/ui/slider";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type ShareEdge, shareEdge, withinEdge } from "@/lib/domain/share-edge";
import { THRESHOLD_FIELDS, type ThresholdName, valueWords } from "@/lib/domain/threshold-fields";
import { NumberField } from "./number-field";
import { SETTING_HINTS, startOf, type Track } from "./setting-groups";
import { SettingRow } from "./setting-row";
import { useTypedNumber } from "./use-typed-number";

export interface NumberSettingProps {
  name: ThresholdName;
  track: Track;
  saved: FilterThresholds;
  thresholds: FilterThresholds;
  onSet: (name: ThresholdName, text: string) => void;
  /** Switches on what the saved version has off; without it it stands where the track begins. */
  switchOn?: () => void;
  /** It is switched on, and where it begins is not known yet. */
  isStarting?: boolean;
  /** Why it changes nothing as the others stand. */
  idle?: string | undefined;
}

/** A number as a track with the saved value marked on it, and as a field. */
export function NumberSetting({
  name,
  track,
  saved,
  thresholds,
  onSet,
  switchOn = () => onSet(name, String(startOf(track))),
  isStarting = false,
  idle,
}: NumberSettingProps) {
  const { words, range, print, apply } = THRESHOLD_FIELDS[name];
  const [value, before] = [print(thresholds), print(saved)];
  const isOff = value === "off";
  const edge = shareEdge(name, thresholds);
  const within = (next: number): number => (edge === undefined ? next : withinEdge(next, edge, track.step));
  // The next step of the track would be one that the other share takes.
  const isAtEdge = edge !== undefined && Math.abs(Number(value) - within(edge.at)) < track.step / 2;
  const { fault, ...field } = useTypedNumber({
    ...{ value, range },
    isValid: (text) => apply(thresholds, text) !== undefined,
    onChange: (text) => onSet(name, text),
  });
  const faultId = useId();

  function onSwitch() {
    if (!isOff) return onSet(name, "off");
    if (before !== "off") return onSet(name, before);
    switchOn();
  }

  return (
    <SettingRow
      label={words}
      hint={`${SETTING_HINTS[name]}${isAtEdge ? edgeHint(edge) : ""}`}
      saved={value === before ? undefined : valueWords(before)}
      idle={idle}
      onReset={() => onSet(name, before)}
      control={
        <>
          {isOff ? (
            <span role="status" className="text-ink-3">
              {isStarting ? "counting" : "off"}
            </span>
          ) : (
            <NumberField label={`${words}, number`} describedBy={fault ? faultId : undefined} {...field} />
          )}
          {range?.mayBeOff ? (
            <Checkbox aria-label={`${words} on`} checked={!isOff || isStarting} onCheckedChange={onSwitch} />
          ) : null}
        </>
      }
    >
      {fault && !isOff ? (
        <p id={faultId} role="status" className="text-caption text-danger">
          {fault}
        </p>
      ) : null}
      {isOff ? null : (
        // The keyboard's ring has room above and below, and the saved mark lies within it.
        <span className="relative my-1 flex">
          <Slider
            label={words}
            value={Number(value)}
            min={track.least}
            max={track.most}
            step={track.step}
            onValueChange={(next) => onSet(name, String(Number(within(next).toFixed(4))))}
          />
          {edge === undefined ? null : <ForbiddenPart edge={edge} share={shareOf(track, edge.at)} />}
          {before === "off" ? null : <SavedMark share={shareOf(track, Number(before))} />}
        </span>
      )}
      {edge === undefined || isOff ? null : <ForbiddenKey edge={edge} />}
    </SettingRow>
  );
}

/** Why the value goes no further. */
function edgeHint({ side, at }: ShareEdge): string {
  return side === "above"
    ? `; it has to lie above the sub-task share, ${at}`
    : `; it has to lie below the agentic share, ${at}`;
}

/** The part of a track that the other share takes. It is beneath the track: on it, it would cover the thumb. */
function ForbiddenPart({ edge: { side }, share }: { edge: ShareEdge; share: number }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-x-2 bottom-0 h-1">
      <span
        className="absolute top-0 h-0.5 bg-danger"
        style={side === "above" ? { left: 0, width: `${share * 100}%` } : { left: `${share * 100}%`, right: 0 }}
      />
    </span>
  );
}

/** What the marked part of the track is. */
function ForbiddenKey({ edge: { side, at } }: { edge: ShareEdge }) {
  return (
    <p className="flex items-center gap-1.5 text-caption text-ink-3">
      <span aria-hidden className="h-0.5 w-4 shrink-0 bg-danger" />
      {side === "above" ? `not allowed: up to the sub-task share, ${at}` : `not allowed: from the agentic share, ${at}`}
    </p>
  );
}

function SavedMark({ share }: { share: number }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-x-2 bottom-0 h-1">
      <span
        title="The saved version"
        className="absolute top-0 h-full w-0.5 -translate-x-1/2 bg-edge"
        style={{ left: `${share * 100}%` }}
      />
    </span>
  );
}

function shareOf({ least, most }: Track, value: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
