"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Slider } from "@/components/ui/slider";
import { type CapCurve, capPlace, capText } from "./cap-words";

interface CapSliderProps {
  curve: CapCurve;
  total: number;
  /** Of the draft. */
  cap: number | null;
  onCap: (cap: number | null) => void;
}

/** Tries a cap; the draft has it only when it is taken. */
export function CapSlider({ curve, total, cap, onCap }: CapSliderProps) {
  const [place, setPlace] = useState(() => capPlace(curve, cap));
  const tried = curve.points[place]?.cap ?? null;
  const says = capText(curve, place, total);

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Slider
        label={`Cap per ${curve.by}`}
        value={place}
        min={0}
        max={curve.points.length}
        valueText={says}
        onValueChange={setPlace}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1">{says}.</p>
        <Button disabled={tried === cap} onClick={() => onCap(tried)}>
          {tried === null ? "Take the cap off" : `Cap at ${formatNumber(tried)}`}
        </Button>
      </div>
    </div>
  );
}
