"use client";
import { Pencil, Trash2 } from "lucide-react";
import { InertText } from "@/components/import/inert-text";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import type { ReferenceValue } from "@/lib/contract/references";
import { figureWords, intervalWords, measuredWords, valueWords } from "./reference-words";

interface ReferenceRowProps {
  value: ReferenceValue;
  /** "listed": no chart draws it. */
  state: "shown" | "hidden" | "listed";
  onToggle: (isShown: boolean) => void;
  /** For who may change it. */
  actions: { readonly onChange: () => void; readonly onRemove: () => void } | undefined;
}

/** One figure from elsewhere. */
export function ReferenceRow({ value, state, onToggle, actions }: ReferenceRowProps) {
  const { label, caveat, addedBy } = value;

  return (
    <tr className="align-top">
      <td className="py-1.5 pr-4">
        {state === "listed" ? (
          <span className="text-caption text-ink-3">listed</span>
        ) : (
          <Checkbox
            aria-label={`Draw ${label}, ${figureWords(value)}`}
            checked={state === "shown"}
            onCheckedChange={onToggle}
          />
        )}
      </td>
      <th scope="row" className="min-w-36 py-1.5 pr-4 text-left font-medium">
        <InertText text={label} />
      </th>
      <td className="py-1.5 pr-4 whitespace-nowrap">{figureWords(value)}</td>
      <td className="py-1.5 pr-4 font-mono text-mono whitespace-nowrap">{valueWords(value.value)}</td>
      <td className="py-1.5 pr-4 whitespace-nowrap text-ink-2">{intervalWords(value)}</td>
      <td className="py-1.5 pr-4 text-ink-2">
        <InertText text={measuredWords(value)} />
      </td>
      <td className="py-1.5 pr-4 text-ink-2">
        <Source value={value} />
        {addedBy === null ? null : <span className="text-ink-3"> Added by {addedBy}.</span>} <InertText text={caveat} />
      </td>
      <td className="py-1 text-right whitespace-nowrap">
        {actions ? (
          <>
            <IconButton label={`Change ${label}`} onClick={actions.onChange}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${label}`} onClick={actions.onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        ) : null}
      </td>
    </tr>
  );
}

/** Only the address of the paper is a link: what people write stays text. */
function Source({ value: { source, sourceUrl } }: Pick<ReferenceRowProps, "value">) {
  if (sourceUrl === null) return <InertText text={`${source}.`} />;

  return (
    <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline decoration-line-strong">
      {source}
    </a>
  );
}
