"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
// Error pages come with the layout: a page cannot be taken over before the code of its error page is here.
import "./error";
import { Toaster } from "@/components/ui/toast";
import { meOptions } from "@/lib/client/me";
import { tellOtherTabs } from "@/lib/client/other-tabs";
import { createQueryClient } from "@/lib/client/query-client";
import type { Me } from "@/lib/contract/people";

interface ProvidersProps {
  /** Of the content security policy, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
  /** Who looks at the page, as far as that is known: nobody asks for it before the first paint. */
  me: Me | undefined;
  children: ReactNode;
}

export function Providers({ nonce, me, children }: ProvidersProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (me) client.setQueryData(meOptions().queryKey, me);

    return client;
  });
  useEffect(() => tellOtherTabs(queryClient), [queryClient]);

  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" disableTransitionOnChange {...(nonce ? { nonce } : {})}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
