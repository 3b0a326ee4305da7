import type { ReactNode } from "react";
import { pageQueue } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ queueId: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { queueId } = await params;
  await requireThere(() => pageQueue(queueId));

  return children;
}
