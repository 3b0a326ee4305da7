import { Panel } from "@/components/ui/panel";
import type { Me } from "@/lib/contract/people";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { SessionsPanel } from "./sessions-panel";

/** Name, password and sessions of one's own. */
export function AccountPart({ me }: { me: Me }) {
  return (
    <>
      <Panel title="You" subtitle={me.email ? `${me.email} · ${me.role}` : `Role: ${me.role}`}>
        <NameForm name={me.name} />
      </Panel>
      {me.access === "required" ? (
        <>
          <Panel title="Password" subtitle="Changing it signs you out everywhere else.">
            <PasswordForm />
          </Panel>
          <SessionsPanel />
        </>
      ) : (
        <Panel title="Local mode">
          <p className="max-w-150 text-ink-2">
            Assay runs on this machine alone and opens without sign-in: there is no password to set. To let others in,
            start it with <code className="font-mono text-mono">ASSAY_AUTH=required</code> or on an address that they
            reach. It then prints a link to make the first admin’s account.
          </p>
        </Panel>
      )}
    </>
  );
}
