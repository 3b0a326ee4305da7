"use client";
import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

export { endNotice, showNotice } from "./show-notice";

/** Below dialogs (z-40), whose words and buttons a notice would cover, and above all else of a screen. */
const LAYER = { zIndex: 35 };

/** Beyond any that were counted: plain ones are few (`show-notice.ts`), and each fault is seen for all of its time. */
const MOST_SEEN = 8;

/** Above a line that the foot of a screen has for a while. */
const FOOT = "calc(var(--notice-foot) + var(--reread-line, 0px))";

/** Where notices stand: at the right of the foot, left of a pane with answers and above a bar that stands there. None covers another. */
export function Toaster() {
  const { resolvedTheme } = useTheme();

  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      style={LAYER}
      visibleToasts={MOST_SEEN}
      expand
      gap={8}
      offset={{ bottom: FOOT, right: "var(--notice-right, 16px)" }}
      mobileOffset={{ bottom: FOOT }}
      closeButton
      toastOptions={{
        classNames: {
          toast:
            "!rounded-control !border-line-strong !bg-surface !py-2 !pr-2.5 !pl-3 !text-ink !font-sans !text-body !shadow-layer data-[type=error]:!border-danger data-[type=error]:[&>[data-icon]]:text-danger",
          content: "grow",
          description: "!text-ink-2",
          actionButton: "!bg-accent !text-surface !rounded-chip !text-table !h-6",
          closeButton:
            "!static !order-last !size-6 !shrink-0 !transform-none !rounded-chip !border-transparent !bg-transparent !text-ink-2 hover:!bg-raised",
        },
      }}
    />
  );
}
