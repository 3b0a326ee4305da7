import Link from "next/link";
import { Button } from "@/components/ui/button";

interface ReviewLinkProps {
  /** Public id; null where the address names none. */
  corpus: string | null;
}

/** The way to the queues whose answers open what is held back. */
export function ReviewLink({ corpus }: ReviewLinkProps) {
  return (
    <Button asChild variant="primary">
      <Link href={corpus === null ? "/queues" : `/queues?${new URLSearchParams({ corpus })}`}>Continue reviewing</Link>
    </Button>
  );
}
