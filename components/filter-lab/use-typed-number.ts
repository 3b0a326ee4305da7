"use client";
import { useState } from "react";
import { numberFault } from "@/lib/domain/number-fault";
import type { NumberRange } from "@/lib/domain/threshold-fields";

interface TypedNumber {
  value: string;
  range: NumberRange | undefined;
  /** Whether the text is a value. */
  isValid: (text: string) => boolean;
  onChange: (text: string) => void;
}

/** What is typed into a field: what is no value stays in it until it is left and changes nothing, and both are said. */
export function useTypedNumber({ value, range, isValid, onChange }: TypedNumber) {
  const [typing, setTyping] = useState<{ readonly text: string; readonly before: string }>();
  const [refused, setRefused] = useState<{ readonly text: string; readonly stands: string }>();
  const isBad = typing !== undefined && !isValid(typing.text);
  const stands = refused?.stands === value ? standsWords(numberFault(range, refused.text), refused) : undefined;

  return {
    typed: typing?.text ?? value,
    isBad,
    /** What is wrong with what is typed, and which value stands once that is left. */
    fault: isBad ? `${numberFault(range, typing.text)}.` : stands,
    onType: (text: string) => {
      const before = typing?.before ?? value;
      setTyping({ text, before });
      setRefused(undefined);
      // On the way to 1.7 stands 1, which was not meant.
      onChange(isValid(text) ? text : before);
    },
    /** Enter, or leaving the field: what is typed next begins from here. */
    onLeave: () => {
      setTyping(undefined);
      if (isBad) setRefused({ text: typing.text, stands: typing.before });
    },
  };
}

function standsWords(fault: string, { text, stands }: { readonly text: string; readonly stands: string }): string {
  return `${fault}; ${stands} stands${text.trim() === "" ? "" : `, not “${text}”`}.`;
}
