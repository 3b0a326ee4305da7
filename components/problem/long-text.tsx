"use client";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { TextAction } from "@/components/trajectory/text-action";
import { formatNumber } from "@/components/ui/format-number";

/** Beside another a longer text would push the steps apart. */
const MOST_CHARS = 900;

/** Foreign text; what is long is opened by hand. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= MOST_CHARS) return <InertText text={text} />;

  return (
    <>
      <InertText text={isOpen ? text : `${text.slice(0, MOST_CHARS)}…`} />{" "}
      <TextAction aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Fold" : `All ${formatNumber(text.length)} characters`}
      </TextAction>
    </>
  );
}
