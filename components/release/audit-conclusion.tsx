import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { openPoints } from "@/components/leak-audit/open-points";
import { countOf } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import type { Audit } from "@/lib/contract/splits";
import { isLetPass, isStopping } from "./guard-standing";

/** What an audit comes to: what stops the release, what two people let pass, and what is left open. */
export function AuditConclusion({ audit }: { audit: Audit }) {
  return (
    <>
      {leakSentences(audit)} {openPoints(audit)} {countOf(audit.problems, "problem")} audited{" "}
      <TimeText iso={audit.at} />.
    </>
  );
}

function leakSentences({ guards }: Audit): string {
  const stopping = guards.filter(isStopping);
  const waived = guards.filter(isLetPass).length;
  if (stopping.length > 0)
    return [
      "It leaks and cannot be signed as it is.",
      ...stopping.map(({ guard }) => GUARD_LOOK[guard].says),
      ...(waived > 0 ? [`${waivedWords(waived, "other ")}.`] : []),
    ].join(" ");

  return waived > 0
    ? `${waivedWords(waived)}; no other leak keeps it from being signed.`
    : "No leak keeps it from being signed.";
}

/** "1 check has hits that two people waived", as the beginning of a sentence. */
export function waivedWords(count: number, which: "" | "other " = ""): string {
  return `${countOf(count, `${which}check has`, `${which}checks have`)} hits that two people waived`;
}
