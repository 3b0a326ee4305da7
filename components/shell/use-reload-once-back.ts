import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { contactNow, noteContact, subscribeContact } from "@/lib/client/server-contact";
import { lackNow, type ServerLack, subscribeLack } from "@/lib/client/server-lack";
import { isUploading, subscribeUploading } from "@/lib/client/uploading";

const KEY = "assay.loaded-again";
const NOT_WITHIN_MS = 3_600_000;

/**
 * Loads a page of which a part did not come, once the server was asked and answered: what was lacking may be long back
 * when somebody meets the page.
 *
 * @returns what keeps the server's answers away, and whether the page is loaded by itself
 */
export function useReloadOnceBack(): { readonly lack: ServerLack | undefined; readonly isComing: boolean } {
  const lack = useSyncExternalStore(subscribeLack, lackNow, () => undefined);
  const contact = useSyncExternalStore(subscribeContact, contactNow, () => "answers" as const);
  // What waited for a network is sent first, and files outlive no load of the page.
  const writes = useIsMutating();
  const isSending = useSyncExternalStore(subscribeUploading, isUploading, () => false);
  const [mayReload, setMayReload] = useState(mayReloadAgain);
  const [wasAsked, setWasAsked] = useState(contact !== "answers");
  if (lack !== undefined && !mayReload) setMayReload(true);
  if (contact !== "answers" && !wasAsked) setWasAsked(true);

  useEffect(() => noteContact("silence"), []);
  useEffect(() => {
    if (mayReload && wasAsked && lack === undefined && contact === "answers" && writes === 0 && !isSending) reload();
  }, [mayReload, wasAsked, lack, contact, writes, isSending]);

  return { lack, isComing: mayReload };
}

/** No page twice in an hour where the server was there: code that it does not have would be asked for without end. */
function mayReloadAgain(): boolean {
  try {
    const [at = "0", page] = (sessionStorage.getItem(KEY) ?? "").split(" ");

    return page !== window.location.pathname || Date.now() - Number(at) > NOT_WITHIN_MS;
  } catch {
    // A browser that keeps nothing cannot tell the second time from the first.
    return false;
  }
}

function reload(): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${window.location.pathname}`);
  } catch {
    // There it is loaded only behind a lack, which a loaded page does not remember.
  }
  window.location.reload();
}
