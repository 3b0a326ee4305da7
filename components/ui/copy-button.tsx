"use client";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button";
import { showToast } from "./toast";

interface CopyButtonProps {
  label: string;
  text: string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ message: "The browser refused the clipboard. Select the text and copy it by hand.", tone: "danger" });
    }
  }

  return (
    <IconButton label={isCopied ? "Copied" : label} onClick={onCopy} onBlur={() => setCopied(false)}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
