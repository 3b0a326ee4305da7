import type { ReactNode } from "react";
import { queueThere } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ queueId: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { queueId } = await params;
  await requireThere(() => queueThere(queueId));

  return children;
}
