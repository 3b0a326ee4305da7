import { useSyncExternalStore } from "react";
import { UPLOADS, type Upload } from "@/lib/client/uploads";
import { useAskBeforeLeaving } from "@/lib/client/use-ask-before-leaving";

const NONE: readonly Upload[] = [];

/** Uploads of this tab. While files are on their way the browser asks before the page goes. */
export function useUploads(): readonly Upload[] {
  const uploads = useSyncExternalStore(UPLOADS.subscribe, UPLOADS.snapshot, () => NONE);
  useAskBeforeLeaving(uploads.some((upload) => upload.status === "sending"));

  return uploads;
}
