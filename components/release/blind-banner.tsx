import { EyeOff } from "lucide-react";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";

interface BlindBannerProps {
  corpus: string;
  /** Why, in the words of the server. */
  children: string;
}

/** Above a form that can be filled in and not be sent yet: nobody is to find that out at its end. */
export function BlindBanner({ corpus, children }: BlindBannerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-line bg-review-soft px-4 py-3">
      <EyeOff aria-hidden className="size-4 shrink-0 text-review" />
      <p role="status" className="min-w-0 grow basis-60">
        <strong className="font-semibold">Nothing can be built yet.</strong> {children}
      </p>
      <OpenBlindQueue corpus={corpus} />
    </div>
  );
}
