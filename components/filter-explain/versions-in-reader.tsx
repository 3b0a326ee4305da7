"use client";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ComponentProps } from "react";
import { CompareVersions } from "./compare-versions";

/** The comparison where nothing else keeps its state in the address this way: what that takes comes with it, late. */
export function VersionsInReader(props: ComponentProps<typeof CompareVersions>) {
  return (
    <NuqsAdapter>
      <CompareVersions {...props} />
    </NuqsAdapter>
  );
}
