import type { ReactNode } from "react";
import { queueThere } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ id: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { id } = await params;
  await requireThere(() => queueThere(id));

  return children;
}
