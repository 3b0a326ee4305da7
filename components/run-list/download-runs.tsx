"use client";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "@/components/chart-frame/save-file";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { getAllRuns, type RunsAsked } from "@/lib/client/runs";
import { runsCsv } from "./runs-csv";

interface DownloadRunsProps {
  corpus: { readonly id: string; readonly name: string };
  asked: RunsAsked;
}

/** All matching runs as CSV, with their intervals. */
export function DownloadRuns({ corpus, asked }: DownloadRunsProps) {
  const download = useMutation({
    mutationFn: () => getAllRuns(corpus.id, asked),
    onSuccess: (all) => saveFile("runs.csv", new Blob([runsCsv(all)], { type: "text/csv;charset=utf-8" })),
    onError: (error) => showToast({ message: `The file could not be made. ${error.message}`, tone: "danger" }),
  });

  return (
    <Button disabled={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {download.isPending ? "Making the file" : "CSV"}
    </Button>
  );
}
