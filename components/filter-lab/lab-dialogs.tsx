"use client";
import type { ComponentProps } from "react";
import { latePart } from "@/components/ui/late-part";
import type { FilterList } from "@/lib/contract/filters";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { ActivateDialog } from "./activate-dialog";
import type { SaveDialog } from "./save-dialog";

// A dialog follows an act of the person, so its code may come after the page's.
const Save = latePart(() => import("./save-dialog").then((module) => module.SaveDialog));
const Activate = latePart(() => import("./activate-dialog").then((module) => module.ActivateDialog));

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
