"use client";
import { Search, X } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useTypedBefore } from "@/components/ui/use-typed-before";
import { useMe } from "@/lib/client/use-me";
import { isAllowed } from "@/lib/domain/policy";
import { checkFilter } from "@/lib/query/check-filter";
import { completeFilter, type KnownValues } from "@/lib/query/complete-filter";
import { EXAMPLE_FILTER } from "@/lib/query/example-filter";
import { actionOfField } from "@/lib/query/field-rights";
import type { FieldName } from "@/lib/query/fields";
import type { Mistake } from "@/lib/query/parsed-filter";
import { FilterHighlight } from "./filter-highlight";
import { FilterMistakes } from "./filter-mistakes";
import { FilterSuggestions } from "./filter-suggestions";
import { useFieldValues } from "./use-field-values";
import { useFilterDraft } from "./use-filter-draft";

const TEXT = "font-mono text-body whitespace-pre";

interface FilterInputProps {
  filter: string;
  onApply: (filter: string) => void;
  /** Public id; its values of a field are asked for where `known` has none. */
  corpus?: string;
  /** Values that the corpus holds, for completion. */
  known: KnownValues;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Told whether the text has mistakes, with which it is not what the rows follow. */
  onMistaken?: (isMistaken: boolean) => void;
  /** On a line that is kept free under the text, where its mistakes are said instead. */
  notes?: ReactNode;
  /** On the same line, beside its mistakes too. */
  standing?: ReactNode;
}

/** The filter as text: it completes as you type, and explains its mistakes without losing the rows. */
export function FilterInput({ filter, onApply, corpus, known, inputRef, onMistaken, ...line }: FilterInputProps) {
  const id = useId();
  const draft = useFilterDraft(filter, onApply);
  const [cursor, setCursor] = useState<number | undefined>(undefined);
  const [choice, setChoice] = useState(-1);
  const [scrollPx, setScrollPx] = useState(0);
  const me = useMe();
  const isOffered = (field: FieldName): boolean => {
    const action = actionOfField(field);

    return action === undefined || me === undefined || isAllowed(me.role, action);
  };
  const values = { ...useFieldValues(corpus, draft.text, cursor), ...known };
  const completion = cursor === undefined ? undefined : completeFilter(draft.text, cursor, values, isOffered);
  const items = completion?.items ?? [];
  const isOpen = completion !== undefined && items.length > 0;
  // What is still being completed is not a mistake yet.
  const mistakes = isOpen
    ? draft.mistakes.filter(({ span }) => span.end < completion.from || span.start > completion.to)
    : draft.mistakes;

  const isMistaken = draft.mistakes.length > 0;
  useEffect(() => onMistaken?.(isMistaken), [isMistaken, onMistaken]);

  useTypedBefore(inputRef, draft.text);

  /** Where the caret goes once the text that was put in is drawn; later it would be taken away from what is typed next. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = undefined;
    if (at !== undefined) inputRef.current?.setSelectionRange(at, at);
  });

  function moveTo(text: string, at: number) {
    draft.onType(text);
    setCursor(at);
    setChoice(-1);
    caret.current = at;
  }

  function accept(index: number) {
    const item = items[index];
    if (!item || !completion) return;
    const isWhole = !item.text.endsWith(":");
    const after = draft.text.slice(completion.to);
    const inserted = item.text + (isWhole && !after.startsWith(" ") ? " " : "");
    moveTo(draft.text.slice(0, completion.from) + inserted + after, completion.from + inserted.length);
  }

  function fix({ span, suggestion = "" }: Mistake) {
    draft.apply(draft.text.slice(0, span.start) + suggestion + draft.text.slice(span.end));
    inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" && isOpen) setChoice((choice + 1) % items.length);
    else if (event.key === "ArrowUp" && isOpen) setChoice(choice <= 0 ? items.length - 1 : choice - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && isOpen && choice >= 0) accept(choice);
    else if (event.key === "Enter") {
      setCursor(undefined);
      draft.apply(draft.text);
    } else if (event.key === "Escape" && isOpen) setCursor(undefined);
    else if (event.key === "Escape") inputRef.current?.blur();
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <div className="relative flex h-8.5 items-center rounded-control border border-edge bg-surface focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-3">
        <Search aria-hidden className="ml-2.5 size-3.5 shrink-0 text-ink-3" />
        <div className="relative h-full min-w-0 flex-1">
          <div aria-hidden className="pointer-events-none absolute inset-0 flex items-center overflow-hidden px-2">
            <span className={TEXT} style={{ transform: `translateX(${-scrollPx}px)` }}>
              <FilterHighlight text={draft.text} mistakes={mistakes} />
            </span>
          </div>
          <input
            ref={inputRef}
            role="combobox"
            aria-label="Filter"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && choice >= 0 ? `${id}-${choice}` : undefined}
            aria-invalid={mistakes.length > 0}
            aria-describedby={`${id}-mistakes`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={`${EXAMPLE_FILTER}, or words of the problem`}
            value={draft.text}
            className={`${TEXT} absolute inset-0 w-full bg-transparent px-2 text-transparent caret-ink outline-none placeholder:text-ink-3`}
            onChange={(event) => {
              draft.onType(event.target.value);
              setCursor(event.target.selectionStart ?? event.target.value.length);
              setChoice(-1);
            }}
            onSelect={(event) => {
              setScrollPx(event.currentTarget.scrollLeft);
              if (cursor !== undefined) setCursor(event.currentTarget.selectionStart ?? 0);
            }}
            onScroll={(event) => setScrollPx(event.currentTarget.scrollLeft)}
            onFocus={(event) => setCursor(event.currentTarget.selectionStart ?? draft.text.length)}
            onBlur={() => setCursor(undefined)}
            onKeyDown={onKeyDown}
          />
        </div>
        {draft.text ? (
          <IconButton label="Clear the filter" onClick={() => draft.apply("")}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </div>
      <FilterSuggestions id={id} items={items} choice={choice} onChoose={accept} />
      <FilterMistakes
        id={`${id}-mistakes`}
        mistakes={mistakes}
        hasRows={checkFilter(filter).status === "valid"}
        onFix={fix}
        {...line}
      />
    </div>
  );
}
