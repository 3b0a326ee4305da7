import type { ReactNode } from "react";
import { pageFilter } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ version: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { version } = await params;
  await requireThere(() => pageFilter(version));

  return children;
}
