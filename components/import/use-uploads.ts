import { useEffect, useSyncExternalStore } from "react";
import { UPLOADS, type Upload } from "@/lib/client/uploads";

const NONE: readonly Upload[] = [];

/** Uploads of this tab. While files are on their way the browser asks before the page goes. */
export function useUploads(): readonly Upload[] {
  const uploads = useSyncExternalStore(UPLOADS.subscribe, UPLOADS.snapshot, () => NONE);
  const isSending = uploads.some((upload) => upload.status === "sending");

  useEffect(() => {
    if (!isSending) return undefined;

    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [isSending]);

  return uploads;
}
