import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { RELEASE_KEY_PATH } from "@/lib/client/releases";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { HashLine } from "./hash-line";

interface SignaturePanelProps {
  signed: NonNullable<ReleaseDetail["signed"]>;
}

/** What was signed and the key to check it with. */
export function SignaturePanel({ signed }: SignaturePanelProps) {
  return (
    <Panel
      title="Signature"
      subtitle={
        <>
          Ed25519 over content hash and card, by <PlainText text={signed.person} />, <TimeText iso={signed.at} />.
        </>
      }
      actions={
        <Button asChild size="small">
          <a href={RELEASE_KEY_PATH} download>
            Public key
          </a>
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        <HashLine name="Fingerprint of the key" hash={signed.fingerprint} />
        <p className="text-caption text-ink-3">
          Whoever checks the release compares the fingerprint, or gives the key. It is the same for every release of
          this installation.
        </p>
      </div>
    </Panel>
  );
}
