import type { Me } from "@/lib/contract/people";
import { InvitationsPanel } from "./invitations-panel";
import { PeoplePanel } from "./people-panel";

/** Everybody who can come in, and who was invited. */
export function PeoplePart({ me }: { me: Me }) {
  return (
    <>
      {me.access === "local" ? (
        <p className="rounded-panel border border-line bg-surface px-4 py-3 text-ink-2">
          Local mode: nobody signs in here, and invitations work once Assay is started with{" "}
          <code className="font-mono text-mono">ASSAY_AUTH=required</code>.
        </p>
      ) : null}
      <PeoplePanel />
      <InvitationsPanel />
    </>
  );
}
