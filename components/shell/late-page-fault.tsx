"use client";
import { latePart } from "@/components/ui/late-part";

/** For pages whose code is wanted small: most openings meet no fault. */
export const LatePageFault = latePart(() => import("./page-fault").then((module) => module.PageFault));
