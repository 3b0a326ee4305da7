"use client";
import { createContext, type ReactNode, use } from "react";

interface Layers {
  openPalette: () => void;
  openKeys: () => void;
}

const Context = createContext<Layers>({ openPalette: () => undefined, openKeys: () => undefined });

/** Lets the header of a screen open the layers of the shell. */
export function ShellLayers({ value, children }: { value: Layers; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useShellLayers(): Layers {
  return use(Context);
}
