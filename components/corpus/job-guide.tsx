import Link from "next/link";
import { Panel } from "@/components/ui/panel";
import { UNDECIDED } from "@/lib/client/next-review";

/** The main job in four lines, until the first label or approval is given. */
export function JobGuide({ corpus }: { corpus: string }) {
  const list = (filter: string) => `/trajectories?${new URLSearchParams({ corpus, filter }).toString()}`;
  const steps = [
    {
      verb: "Import",
      text: "SN15, ShoppingBench, chat, tau-bench or tau2-bench files.",
      href: `/imports?corpus=${corpus}`,
    },
    { verb: "Read", text: "what the filter left open: who made each call, and why it says so.", href: list(UNDECIDED) },
    {
      verb: "Answer",
      text: "agentic, sub-task or reject; then approve what should train a model.",
      href: list("structure:agentic"),
    },
    { verb: "Export", text: "the approved trajectories as chat JSONL, with a manifest.", href: list("approved:yes") },
  ] as const;

  return (
    <Panel title="The job in four steps">
      <ol className="grid gap-x-6 gap-y-2 narrow:grid-cols-2 medium:grid-cols-4">
        {steps.map(({ verb, text, href }, index) => (
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
