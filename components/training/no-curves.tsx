import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { UploadMetrics } from "./upload-metrics";

const LONG = `step,metric,value,run
0,kl,0.8,my-run
0,rule_score,0.02,my-run
10,kl,1.2,my-run
10,rule_score,0.11,my-run
`;

const WIDE = `{"step": 0, "kl": 0.8, "rule_score": 0.02, "run": "my-run"}
{"step": 10, "kl": 1.2, "rule_score": 0.11, "run": "my-run"}
`;

/** Before the first file: what one looks like. */
export function NoCurves({ corpus }: { corpus: string }) {
  return (
    <EmptyState title="No training metrics yet" actions={<UploadMetrics corpus={corpus} variant="primary" />}>
      <p>
        Upload the metrics that a training run logged, as CSV or as one JSON object per line, plain or gzipped. A row
        holds one value (step, metric, value and, where there are several, run), or a step with one column per metric.
      </p>
      <Example title="CSV, one row per value" text={LONG} />
      <Example title="JSON lines, one column per metric" text={WIDE} />
      <p className="mt-3">
        Metrics named kl, mean_reward, rule_score, hallucinated_ids, partial_successes, strict_success or success_rate
        are drawn with what the paper says of them.
      </p>
    </EmptyState>
  );
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <figure className="mt-3 grid grid-cols-1">
      <figcaption className="flex items-center justify-between text-caption text-ink-3">
        {title}
        <CopyButton label={`Copy the example: ${title}`} text={text} />
      </figcaption>
      <pre className="overflow-auto rounded-control border border-line bg-raised px-2.5 py-2 font-mono text-mono text-ink">
        {text}
      </pre>
    </figure>
  );
}
