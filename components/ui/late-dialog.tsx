"use client";
import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import type { Dialog } from "./dialog";

// A dialog follows an act of the person, so its code may come after the page's.
const Loaded = dynamic(() => import("./dialog").then((module) => module.Dialog), { ssr: false });

/** A dialog whose code is fetched when it opens first. */
export function LateDialog({ open, ...props }: ComponentProps<typeof Dialog>) {
  return open ? <Loaded open {...props} /> : null;
}
