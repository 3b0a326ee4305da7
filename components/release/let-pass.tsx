import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import { WarningBox } from "@/components/ui/warning-box";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { isLetPass } from "./guard-standing";

/** The leaks that a release has and two people let pass, with why: whoever approves or signs it answers for them too. */
export function LetPass({ release: { audit, waivers } }: { release: Pick<ReleaseDetail, "audit" | "waivers"> }) {
  const passed = audit?.guards.filter(isLetPass) ?? [];
  if (passed.length === 0) return null;

  return (
    <WarningBox label="Waived leaks">
      {passed.map(({ guard, count }) => (
        <p key={guard} className="wrap-anywhere">
          <span className="font-medium">
            {GUARD_LOOK[guard].name}: {countOf(count, "hit")} waived.
          </span>{" "}
          <PlainText text={waivers.find((waiver) => waiver.guard === guard && waiver.second)?.reason ?? ""} />
        </p>
      ))}
    </WarningBox>
  );
}
