"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
// Error pages come with the layout: a page cannot be taken over before the code of its error page is here.
import "./error";
import { Toaster } from "@/components/ui/toast";
import { createQueryClient } from "@/lib/client/query-client";

interface ProvidersProps {
  /** Of the content security policy, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
  children: ReactNode;
}

export function Providers({ nonce, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);

  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange {...(nonce ? { nonce } : {})}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
