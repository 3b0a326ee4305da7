import { Button } from "@/components/ui/button";

/** Of a dialog that asks what is no longer so: what was pressed is gone, and this is all there is left to press. */
export function BackToList({ onClose }: { onClose: () => void }) {
  return (
    <Button ref={focus} onClick={onClose}>
      Back to the list
    </Button>
  );
}

function focus(button: HTMLElement | null): void {
  button?.focus();
}
