import { Check, Minus } from "lucide-react";
import { Panel } from "@/components/ui/panel";
import { ACTION_TEXT } from "@/lib/domain/action-text";
import { ACTIONS, isAllowed, ROLES } from "@/lib/domain/policy";

/** The one policy table, as the server asks it. */
export function PolicyPart({ role: mine }: { role: string }) {
  const own = mine === "owner" ? "admin" : mine;

  return (
    <Panel
      title="Who may do what"
      subtitle="The server asks this table before everything it does. The owner of a local installation may do what an admin may."
    >
      <div className="-mx-4 scroll-edges px-4">
        <table aria-label="Who may do what" className="w-full border-collapse text-table">
          <thead>
            <tr className="border-b border-line text-caption text-ink-3">
              <th scope="col" className="h-7 pr-4 text-left font-medium">
                To
              </th>
              {ROLES.map((role) => (
                <th
                  key={role}
                  scope="col"
                  className={role === own ? "w-28 font-medium text-accent" : "w-28 font-medium"}
                >
                  {role}
                  {role === own ? " (you)" : ""}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {ACTIONS.map((action) => (
              <tr key={action}>
                <th scope="row" className="h-8 pr-4 text-left font-normal">
                  {ACTION_TEXT[action]}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="text-center">
                    <Mark isAllowed={isAllowed(role, action)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Mark({ isAllowed: may }: { isAllowed: boolean }) {
  const Icon = may ? Check : Minus;

  return (
    <span className={may ? "inline-flex align-middle text-ok" : "inline-flex align-middle text-ink-3"}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{may ? "yes" : "no"}</span>
    </span>
  );
}
