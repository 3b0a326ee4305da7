"use client";
import Link from "next/link";
import { Panel } from "@/components/ui/panel";
import { UNDECIDED } from "@/lib/client/next-review";
import { useMe } from "@/lib/client/use-me";
import { type Action, isAllowed } from "@/lib/domain/policy";

interface Step {
  readonly verb: string;
  readonly text: string;
  readonly href: string;
  /** Who it is for; else everybody. */
  readonly needs?: Action;
}

/** The main job from a file to a release, until the first label or approval is given; each person's part of it. */
export function JobGuide({ corpus }: { corpus: string }) {
  const me = useMe();
  const at = (path: string, filter?: string) =>
    `${path}?${new URLSearchParams({ corpus, ...(filter === undefined ? {} : { filter }) })}`;
  const steps: readonly Step[] = [
    {
      verb: "Import",
      text: "SN15, ShoppingBench, chat, tau-bench or tau2-bench files.",
      href: at("/imports"),
      needs: "import",
    },
    {
      verb: "Read",
      text: "what the filter left open: who made each call, and why it says so.",
      href: at("/trajectories", UNDECIDED),
    },
    {
      verb: "Answer",
      text: "agentic, sub-task or reject; then approve what should train a model.",
      href: at("/trajectories", "structure:agentic"),
    },
    {
      verb: "Check",
      text: "the clusters: variants of one problem stay together. Say which of the proposed ones are.",
      href: at("/clusters"),
      needs: "see_releases",
    },
    {
      verb: "Split",
      text: "them into pools: what trains a model, and what it is tested on.",
      href: at("/splits"),
      needs: "see_releases",
    },
    {
      verb: "Release",
      text: "what is approved, once nothing leaks: files that can be built again, byte for byte.",
      href: at("/releases"),
      needs: "see_releases",
    },
  ];

  return (
    <Panel title="The job, step by step">
      <ol className="grid gap-x-6 gap-y-2 narrow:grid-cols-2 medium:grid-cols-3">
        {steps
          .filter(({ needs }) => me === undefined || needs === undefined || isAllowed(me.role, needs))
          .map(({ verb, text, href }, index) => (
            <li key={verb} className="flex gap-2">
              <span aria-hidden className="font-mono text-ink-3">
                {index + 1}
              </span>
              <p className="text-ink-2">
                <Link href={href} className="font-medium text-accent hover:underline">
                  {verb}
                </Link>{" "}
                {text}
              </p>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
