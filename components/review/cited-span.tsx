"use client";
import { latePart } from "@/components/ui/late-part";

/** The words that the answer cites. Nobody selects words before there are steps, so the code comes once these are drawn. */
export const CitedSpan = latePart(() => import("./cited-words").then((module) => module.CitedWords));
