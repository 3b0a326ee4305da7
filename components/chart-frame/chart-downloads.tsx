"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";
import { showToast } from "@/components/ui/toast";
import type { ChartData } from "./chart-data";
import type { PictureRows } from "./picture-rows";
import { saveFile } from "./save-file";
import { tableCsv } from "./table-csv";

interface ChartDownloadsProps {
  name: string;
  tableOf: () => ChartData;
  wholeCsv: string | undefined;
  said: { readonly title: string; readonly lines: readonly string[] };
  /** Whether there is one, and whether it is on screen. */
  picture: "shown" | "hidden" | "none";
  drawn: () => SVGSVGElement | PictureRows | undefined;
}

const WORDS = {
  all: "All values as CSV",
  csv: "Values as CSV",
  svg: "Picture as SVG",
  png: "Picture as PNG",
} as const;

/** A chart's values and its picture as files. */
export function ChartDownloads({ name, tableOf, wholeCsv, said, picture, drawn }: ChartDownloadsProps) {
  const saveCsv = () => saveFile(`${name}.csv`, new Blob([tableCsv(tableOf())], { type: "text/csv;charset=utf-8" }));
  const savePicture = async (kind: "svg" | "png") => {
    const from = drawn();
    if (!from) return showToast({ message: "The picture is not drawn yet. Try again in a moment.", tone: "danger" });
    const [{ takePicture }, { picturePng }] = await Promise.all([import("./take-picture"), import("./picture-png")]);
    const made = takePicture(from, said);

    saveFile(
      `${name}.${kind}`,
      kind === "svg" ? new Blob([made.text], { type: "image/svg+xml" }) : await picturePng(made),
    );
  };
  const onPicture = (kind: "svg" | "png") => {
    savePicture(kind).catch(() =>
      showToast({ message: "The picture could not be made. Save the values as CSV instead.", tone: "danger" }),
    );
  };

  return (
    <LateMenu
      align="end"
      trigger={
        <Button aria-label={`Download ${said.title}`}>
          <Download aria-hidden />
          Download
        </Button>
      }
    >
      {({ MenuItem }) => (
        <>
          {wholeCsv ? (
            <MenuItem asChild>
              <a href={wholeCsv} download>
                {WORDS.all}
              </a>
            </MenuItem>
          ) : (
            <MenuItem onSelect={saveCsv}>{WORDS.csv}</MenuItem>
          )}
          {picture === "none" ? null : (
            <>
              {picture === "hidden" ? (
                <p className="px-2 py-1 text-caption text-ink-3">The picture is saved from the chart: choose Chart.</p>
              ) : null}
              <MenuItem disabled={picture === "hidden"} onSelect={() => onPicture("svg")}>
                {WORDS.svg}
              </MenuItem>
              <MenuItem disabled={picture === "hidden"} onSelect={() => onPicture("png")}>
                {WORDS.png}
              </MenuItem>
            </>
          )}
        </>
      )}
    </LateMenu>
  );
}
