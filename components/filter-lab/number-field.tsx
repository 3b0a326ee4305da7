import { Input } from "@/components/ui/input";

interface NumberFieldProps {
  label: string;
  typed: string;
  isBad: boolean;
  /** Id of what says why it is bad, or which value stands; absent where nothing has to be said. */
  describedBy: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A number to type. */
export function NumberField({ label, typed, isBad, describedBy, onType, onLeave }: NumberFieldProps) {
  return (
    <span className="w-19 shrink-0">
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isBad}
        aria-describedby={describedBy}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => {
          if (key === "Enter" && !isBad) onLeave();
        }}
      />
    </span>
  );
}
