"use client";
import { ImportsScreen } from "@/components/import/imports-screen";

export function ImportsView() {
  return <ImportsScreen />;
}
