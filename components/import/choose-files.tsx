"use client";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

interface ChooseFilesProps {
  label: string;
  variant: "primary" | "secondary";
  onFiles: (files: readonly File[]) => void;
}

/** The browser's file dialogue behind a button of ours. */
export function ChooseFiles({ label, variant, onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        accept=".jsonl,.ndjson,.json,.gz,.txt,application/json,application/gzip"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = "";
        }}
      />
    </>
  );
}
