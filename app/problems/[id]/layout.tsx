import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { problemThere } from "@/lib/http/page-things";
import { requireThere } from "@/lib/http/require-there";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ id: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { id } = await params;
  const elsewhere = await requireThere(() => problemThere(id));
  if (elsewhere !== undefined) redirect(elsewhere);

  return children;
}
