import Link from "next/link";
import { rolloutName } from "@/components/problem/rollout-name";
import { PlainText } from "@/components/trajectory-list/plain-text";
import type { OtherRow } from "@/lib/contract/what-if";

/** The trajectory that takes the place of a near-duplicate, by its name; it opens. */
export function OtherLink({ other: { run, rollout }, href }: { other: OtherRow; href: string }) {
  return (
    <>
      <span className="text-ink-3">Represented by </span>
      <Link href={href} prefetch={false} className="text-accent underline wrap-anywhere">
        <PlainText text={rolloutName({ run: { name: run }, rollout })} />
      </Link>
    </>
  );
}
