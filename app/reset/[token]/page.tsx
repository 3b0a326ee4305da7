import type { Metadata } from "next";
import { OpenScreen } from "@/components/people/open-screen";
import { RefusedLink } from "@/components/people/refused-link";
import { ResetForm } from "@/components/people/reset-form";
import { readOffer } from "@/lib/http/read-offer";
import { readResetLink } from "@/lib/services/people/reset-password";

// The address is a secret until it is used.
export const metadata: Metadata = { title: "New password", robots: "noindex" };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const found = await readOffer((ctx) => readResetLink(ctx, { token }));
  if (found.kind === "refused") return <RefusedLink why={found.why} />;

  const { name, email } = found.offer;

  return (
    <OpenScreen title="Set a new password" subtitle={`For ${name}, ${email}. All sessions end.`}>
      <ResetForm token={token} email={email} />
    </OpenScreen>
  );
}
