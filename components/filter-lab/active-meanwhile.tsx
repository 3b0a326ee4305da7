import { PlainText } from "@/components/trajectory-list/plain-text";
import { TimeText } from "@/components/ui/time-text";
import type { FilterActivation, FilterVersion } from "@/lib/contract/filters";

interface ActiveMeanwhileProps {
  /** Active as the person saw it. */
  seen: FilterVersion;
  active: FilterVersion;
  /** What the person wanted to activate; it may be active by now. */
  wanted: FilterVersion;
  /** The newest first. */
  activations: readonly FilterActivation[];
}

/** Both sides of an activation that somebody else was ahead of: what was active when it was asked for, and what is by now. */
export function ActiveMeanwhile({ seen, active, wanted, activations }: ActiveMeanwhileProps) {
  const isWanted = active.id === wanted.id;
  const cause = activations.find(({ state, version }) => state !== "cancelled" && version.id === active.id);

  return (
    <div role="alert" className="rounded-control border border-line bg-bg px-3 py-2">
      <p className="font-medium">
        {isWanted
          ? "This version is active already: there is nothing left to activate."
          : "Another version is active by now, so yours was not activated."}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-ink-2">What you saw</dt>
        <dd>
          “<PlainText text={seen.name} />” was active.
        </dd>
        <dt className="text-ink-2">Now</dt>
        <dd className="wrap-anywhere">
          “<PlainText text={active.name} />” is active.
          {cause ? <Cause activation={cause} /> : null}
        </dd>
      </dl>
      {isWanted ? null : (
        <p className="mt-1 text-ink-2">What would change is computed anew, from what is active now.</p>
      )}
    </div>
  );
}

function Cause({ activation }: { activation: FilterActivation }) {
  const { person, createdAt, previous, reason, undoes } = activation;
  const did = undoes === null ? "activated it" : `took the activation of “${previous.name}” back`;

  return (
    <>
      {" "}
      <PlainText text={person} /> <PlainText text={did} />, <TimeText iso={createdAt} />
      {undoes === null ? (
        <>
          : <PlainText text={reason} />
        </>
      ) : (
        "."
      )}
    </>
  );
}
