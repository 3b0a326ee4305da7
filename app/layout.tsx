import { GeistMono } from "geist/font/mono";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { pageViewer } from "@/lib/http/page-gate";
import { Providers } from "./providers";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Assay", template: "%s · Assay" },
  description: "Read judged agent trajectories, decide which of them teach a model to act, and ship the ones that do.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const viewer = await pageViewer();

  return (
    <html lang="en" suppressHydrationWarning className={`${GeistSans.variable} ${GeistMono.variable}`}>
      <body>
        <Providers nonce={nonce} me={viewer.kind === "person" ? viewer.me : undefined}>
          {viewer.kind === "open" ? children : <Shell>{children}</Shell>}
        </Providers>
      </body>
    </html>
  );
}
