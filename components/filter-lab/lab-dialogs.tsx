"use client";
import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import type { FilterList } from "@/lib/contract/filters";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { ActivateDialog } from "./activate-dialog";
import type { SaveDialog } from "./save-dialog";

// A dialog follows an act of the person, so its code may come after the page's.
const Save = dynamic(() => import("./save-dialog").then((module) => module.SaveDialog), { ssr: false });
const Activate = dynamic(() => import("./activate-dialog").then((module) => module.ActivateDialog), { ssr: false });

interface LabDialogsProps
  extends ComponentProps<typeof ActivateDialog>,
    Pick<ComponentProps<typeof SaveDialog>, "onSaved"> {
  dialog: "none" | "save" | "activate";
  list: FilterList;
  thresholds: FilterThresholds;
}

/** The two things that the lab changes, each asked for. */
export function LabDialogs({ dialog, list, thresholds, onSaved, ...rest }: LabDialogsProps) {
  if (dialog === "save")
    return (
      <Save
        corpus={rest.corpus.id}
        versions={list.items}
        based={rest.version}
        thresholds={thresholds}
        onSaved={onSaved}
        onClose={rest.onClose}
      />
    );

  return dialog === "activate" ? <Activate {...rest} /> : null;
}
