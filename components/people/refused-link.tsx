import Link from "next/link";
import { Button } from "@/components/ui/button";
import { OpenScreen } from "./open-screen";

/** A one-time link that no longer works, with the reason and the way on. */
export function RefusedLink({ why }: { why: string }) {
  return (
    <OpenScreen title="This link does not work" subtitle={why}>
      <Button asChild>
        <Link href="/">Open Assay</Link>
      </Button>
    </OpenScreen>
  );
}
