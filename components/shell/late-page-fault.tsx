"use client";
import { useEffect } from "react";
import { latePart } from "@/components/ui/late-part";

/** For pages whose code is wanted small: most openings meet no fault. */
export const LatePageFault = latePart(() => import("./page-fault").then((module) => module.PageFault));

/** Has it here before a server that is gone has to be told of. */
export function useFaultAhead(): void {
  useEffect(() => void LatePageFault.fetchAhead().catch(() => undefined), []);
}
