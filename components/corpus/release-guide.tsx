"use client";
import Link from "next/link";
import { Panel } from "@/components/ui/panel";
import { LEFT_OPEN } from "@/lib/client/next-review";
import { useMe } from "@/lib/client/use-me";
import { type Action, isAllowed } from "@/lib/domain/policy";

interface Step {
  readonly verb: string;
  readonly text: string;
  readonly href: string;
  /** What a role may do whose step it is; else it is everybody's. */
  readonly needs?: Action;
}

/** The way from a file to a release, until the first label or approval is given; each person's part of it. */
export function ReleaseGuide({ corpus }: { corpus: string }) {
  const me = useMe();
  const may = (needs: Action | undefined) => me === undefined || needs === undefined || isAllowed(me.role, needs);

  return (
    <Panel title="From a file to a release">
      <ol className="grid gap-x-6 gap-y-2 narrow:grid-cols-2 medium:grid-cols-3">
        {stepsIn(corpus, may("approve"))
          .filter(({ needs }) => may(needs))
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

function stepsIn(corpus: string, mayApprove: boolean): readonly Step[] {
  const at = (path: string, filter?: string) =>
    `${path}?${new URLSearchParams({ corpus, ...(filter === undefined ? {} : { filter }) })}`;

  return [
    {
      verb: "Import",
      text: "SN15, ShoppingBench, chat, tau-bench or tau2-bench files.",
      href: at("/imports"),
      needs: "import",
    },
    {
      verb: "Read",
      text: "what the filter left open: who made each call, and why it says so.",
      href: at("/trajectories", LEFT_OPEN),
    },
    {
      verb: "Answer",
      text: mayApprove
        ? "agentic, sub-task or reject; then approve what should train a model."
        : "agentic, sub-task or reject; leads approve what trains a model by it.",
      href: at("/trajectories", "structure:agentic"),
    },
    {
      verb: "Check",
      text: "the clusters: variants of one problem stay together. Say which of the proposed ones are.",
      href: at("/clusters"),
      needs: "change_clusters",
    },
    {
      verb: "Split",
      text: "them into pools: what trains a model, and what it is tested on.",
      href: at("/splits"),
      needs: "change_splits",
    },
    {
      verb: "Release",
      text: "what is approved, once nothing leaks: files that can be built again, byte for byte.",
      href: at("/releases"),
      needs: "build_release",
    },
  ];
}
