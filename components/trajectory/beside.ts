/** What stands right beside an edge or the rail of a pane; panes, rails and edges stand in one row. */
export function beside(element: HTMLElement | null, side: "left" | "right"): HTMLElement | undefined {
  const found = side === "left" ? element?.previousElementSibling : element?.nextElementSibling;

  return found instanceof HTMLElement ? found : undefined;
}
