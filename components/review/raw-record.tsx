"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { RawLines } from "@/components/trajectory/raw-lines";
import { Button } from "@/components/ui/button";
import { formatBytes } from "@/components/ui/format-number";
import { LateDialog } from "@/components/ui/late-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { RAW_SHOWN_BYTES, rawRecordOptions } from "@/lib/client/raw-record";
import { rawRecordPath } from "@/lib/client/trajectory";
import { useMay } from "@/lib/client/use-me";
import { indentJson } from "@/lib/domain/indent-json";

/** The record as it was imported: on the page, and byte for byte as a file. */
export function RawRecord({ id, sizeBytes }: { id: string; sizeBytes: number }) {
  const [isOpen, setOpen] = useState(false);
  const mayRead = useMay("read_reward");
  if (!mayRead)
    return <p className="mt-2.5 text-ink-2">The raw record holds the reward, which your role may not read.</p>;

  return (
    <div className="mt-2.5 flex gap-2">
      <Button size="small" onClick={() => setOpen(true)}>
        Open raw
      </Button>
      <Button size="small" asChild>
        <a href={rawRecordPath(id)} download>
          Download {formatBytes(sizeBytes)}
        </a>
      </Button>
      <LateDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Raw record"
        description={
          sizeBytes > RAW_SHOWN_BYTES
            ? `The first ${formatBytes(RAW_SHOWN_BYTES)} of ${formatBytes(sizeBytes)}, cut by this view. Download it to have all.`
            : `${formatBytes(sizeBytes)}, as it was imported, laid out in lines`
        }
        width="wide"
        footer={
          <Button asChild>
            <a href={rawRecordPath(id)} download>
              Download
            </a>
          </Button>
        }
      >
        {isOpen ? <RawBody id={id} /> : null}
      </LateDialog>
    </div>
  );
}

function RawBody({ id }: { id: string }) {
  const query = useQuery(rawRecordOptions(id));
  if (query.isPending) return <Skeleton height={240} />;
  if (query.isLoadingError)
    return (
      <RequestError title="The record could not be read" error={query.error} onRetry={() => void query.refetch()} />
    );

  return <RawLines text={indentJson(query.data.text, 2)} label="Raw record" />;
}
