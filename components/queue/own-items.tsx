"use client";
import { Checkbox } from "@/components/ui/checkbox";

interface OwnItemsProps {
  isAllowed: boolean;
  onChange: (isAllowed: boolean) => void;
}

/** By default a disagreement is settled by somebody who took no side in it. */
export function OwnItems({ isAllowed, onChange }: OwnItemsProps) {
  return (
    <div className="flex items-start gap-2">
      <span className="pt-0.5">
        <Checkbox id="own-items" checked={isAllowed} onCheckedChange={onChange} />
      </span>
      <label htmlFor="own-items">
        Who answered an item may also settle it
        <span className="block text-caption text-ink-3">Off: somebody else settles what they differ on.</span>
      </label>
    </div>
  );
}
