"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
import { Toaster } from "@/components/ui/toast";
import { TooltipProvider } from "@/components/ui/tooltip";
import { loadSchemas } from "@/lib/client/api";
import { createQueryClient } from "@/lib/client/query-client";

interface ProvidersProps {
  /** Of the content security policy, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
  children: ReactNode;
}

export function Providers({ nonce, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  // Ahead of the first request. What fails here is asked for again, and told, with that request.
  useEffect(() => void loadSchemas().catch(() => undefined), []);

  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange {...(nonce ? { nonce } : {})}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider delayDuration={400}>
          {children}
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
