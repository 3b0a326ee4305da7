"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";
import { showToast } from "@/components/ui/toast";
import type { ChartData } from "./chart-data";
import { saveFile } from "./save-file";
import { tableCsv } from "./table-csv";

interface ChartDownloadsProps {
  name: string;
  table: ChartData;
  said: { readonly title: string; readonly lines: readonly string[] };
  /** Whether the chart is on screen. */
  hasPicture: boolean;
  drawn: () => SVGSVGElement | undefined;
}

/** A chart's values and its picture as files. */
export function ChartDownloads({ name, table, said, hasPicture, drawn }: ChartDownloadsProps) {
  const saveCsv = () => saveFile(`${name}.csv`, new Blob([tableCsv(table)], { type: "text/csv;charset=utf-8" }));
  const savePicture = async (kind: "svg" | "png") => {
    const svg = drawn();
    if (!svg) return showToast({ message: "This chart is a table of cells: save its values as CSV.", tone: "danger" });
    const [{ pictureSvg }, { hexColour, picturePng }] = await Promise.all([
      import("./picture-svg"),
      import("./picture-png"),
    ]);
    const picture = pictureSvg(svg, said, hexColour);

    saveFile(
      `${name}.${kind}`,
      kind === "svg" ? new Blob([picture.text], { type: "image/svg+xml" }) : await picturePng(picture),
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
          <MenuItem onSelect={saveCsv}>Values as CSV</MenuItem>
          <MenuItem disabled={!hasPicture} onSelect={() => onPicture("svg")}>
            Picture as SVG
          </MenuItem>
          <MenuItem disabled={!hasPicture} onSelect={() => onPicture("png")}>
            Picture as PNG
          </MenuItem>
        </>
      )}
    </LateMenu>
  );
}
