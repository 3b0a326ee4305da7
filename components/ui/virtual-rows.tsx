import type { Virtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";

interface VirtualRowsProps {
  virtual: Virtualizer<HTMLElement, Element>;
  /** What stands at a place; nothing where there is none. */
  row: (index: number) => ReactNode;
}

/** The rows in view, each at its place in a list as high as all of them; their heights are measured. */
export function VirtualRows({ virtual, row }: VirtualRowsProps) {
  "use no memo";

  return (
    <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className="absolute top-0 left-0 w-full contain-layout"
          style={{ transform: `translateY(${start}px)` }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  );
}
