import { InertText } from "@/components/import/inert-text";

/** Words of a trajectory that a person points at, as few lines as show which they are. */
export function Quote({ text }: { text: string }) {
  return (
    <p className="line-clamp-3 border-l-2 border-line-strong pl-2 text-ink-2">
      <InertText text={`“${text}”`} />
    </p>
  );
}
