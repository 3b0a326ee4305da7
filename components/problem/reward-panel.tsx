import { InertText } from "@/components/import/inert-text";
import { Panel } from "@/components/ui/panel";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { ProblemDetail } from "@/lib/contract/problems";
import { valueText } from "@/lib/domain/call-text";

const WHY = {
  role: "Reward specs are for researchers and leads.",
  blind: "You review a rollout of this problem, or of one with the same query, blind: the spec would tell its outcome.",
} as const;

/** What the rules score the problem by. */
export function RewardPanel({ problem }: { problem: ProblemDetail }) {
  const { reward, voucher, rewardHidden } = problem;

  return (
    <Panel title="Reward spec">
      {rewardHidden ? <p className="text-ink-2">{WHY[rewardHidden]}</p> : null}
      {rewardHidden === undefined && reward === undefined && voucher === undefined ? (
        <p className="text-ink-2">The source names none.</p>
      ) : null}
      {reward === undefined ? null : <Spec name="Reward spec" value={reward} />}
      {voucher === undefined ? null : (
        <>
          <h3 className="mt-3 mb-1 text-caption font-medium text-ink-3">Voucher</h3>
          <Spec name="Voucher" value={voucher} />
        </>
      )}
    </Panel>
  );
}

function Spec({ name, value }: { name: string; value: unknown }) {
  return (
    <ScrollRegion
      aria-label={name}
      className="max-h-72 overflow-auto rounded-control border border-line bg-bg px-2.5 py-1.5 font-mono text-mono"
    >
      <InertText text={valueText(value)} />
    </ScrollRegion>
  );
}
