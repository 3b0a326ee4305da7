import type { Metadata } from "next";
import { InvitationForm } from "@/components/people/invitation-form";
import { OpenScreen } from "@/components/people/open-screen";
import { RefusedLink } from "@/components/people/refused-link";
import { readOffer } from "@/lib/http/read-offer";
import { readInvitation } from "@/lib/services/people/read-invitation";

// The address is a secret until it is used.
export const metadata: Metadata = { title: "Invitation", robots: "noindex" };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await readOffer((ctx) => readInvitation(ctx, { token }));
  if (found.kind === "refused") return <RefusedLink why={found.why} />;

  const { role, name, email, madeBy, isSetUp } = found.offer;
  const subtitle = isSetUp
    ? "It is the first one: that of an admin, who invites everybody else."
    : `${madeBy} invited you as ${role}.`;

  return (
    <OpenScreen title="Make your account" subtitle={subtitle}>
      <InvitationForm token={token} name={name ?? ""} email={email} />
    </OpenScreen>
  );
}
