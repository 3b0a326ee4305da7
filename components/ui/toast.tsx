"use client";
import { latePart } from "./late-part";
import type { Notice } from "./show-notice";

// A notice follows an act of the person, so its code may come after the page's. All of it comes with the part that every
// page has, so that a server which is gone by then can be told of.
export const Toaster = latePart(() => import("./toaster").then((module) => module.Toaster));

/** Shows a notice at the foot of the screen. */
export function showToast(notice: Notice): void {
  void import("./toaster").then(({ showNotice }) => showNotice(notice));
}

/**
 * Takes a notice away that is no longer true, if it is still there.
 *
 * @param id - the notice's own, or what it is about
 */
export function dismissToast(id: string): void {
  void import("./toaster").then(({ endNotice }) => endNotice(id));
}
