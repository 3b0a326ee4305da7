"use client";
import type { ComponentProps } from "react";
import type { Dialog } from "./dialog";
import { latePart } from "./late-part";

// A dialog follows an act of the person, so its code may come after the page's.
const Loaded = latePart(() => import("./dialog").then((module) => module.Dialog));

/** A dialog whose code is fetched when it opens first. */
export function LateDialog({ open, ...props }: ComponentProps<typeof Dialog>) {
  return open ? <Loaded open {...props} /> : null;
}
