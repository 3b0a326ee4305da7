"use client";
import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

export { toast } from "sonner";

/** Where notices stand: at the foot of the screen, above a bar that stands there. */
export function Toaster() {
  const { resolvedTheme } = useTheme();

  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-center"
      offset={{ bottom: "var(--notice-foot)" }}
      mobileOffset={{ bottom: "var(--notice-foot)" }}
      closeButton
      toastOptions={{
        classNames: {
          toast: "!rounded-control !border-line-strong !bg-surface !text-ink !font-sans !text-body !shadow-layer",
          content: "grow",
          description: "!text-ink-2",
          actionButton: "!bg-accent !text-surface !rounded-chip !text-table !h-6",
          closeButton:
            "!static !order-last !size-6 !shrink-0 !transform-none !rounded-chip !border-transparent !bg-transparent !text-ink-2 hover:!bg-raised",
          error: "!border-danger",
        },
      }}
    />
  );
}
