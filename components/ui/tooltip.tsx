"use client";
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode, type SyntheticEvent } from "react";
import { latePart } from "./late-part";
import { useHint } from "./use-hint";

// Placing a layer is a library of its own, and a control is long on screen before anybody asks what it does.
const TooltipLayer = latePart(() => import("./tooltip-layer").then((module) => module.TooltipLayer));

type Hint = ReturnType<typeof useHint>["control"];
type Acts = Pick<DOMAttributes<Element>, keyof Hint>;

interface TooltipProps {
  label: ReactNode;
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactElement<Acts>;
}

/** Says in words what its control does, with the key that does the same. */
export function Tooltip({ children, ...said }: TooltipProps) {
  const { anchor, hide, control, words } = useHint();

  return (
    <>
      {heard(children, control)}
      {anchor ? <TooltipLayer anchor={anchor} onHide={hide} pointer={words} {...said} /> : null}
    </>
  );
}

/** The control, listened to: what it does by itself comes first. */
function heard(control: ReactElement<Acts>, hint: Hint): ReactElement {
  const own = control.props;

  return cloneElement(control, {
    onPointerEnter: inTurn(own.onPointerEnter, hint.onPointerEnter),
    onPointerLeave: inTurn(own.onPointerLeave, hint.onPointerLeave),
    onPointerDown: inTurn(own.onPointerDown, hint.onPointerDown),
    onClick: inTurn(own.onClick, hint.onClick),
    onFocus: inTurn(own.onFocus, hint.onFocus),
    onBlur: inTurn(own.onBlur, hint.onBlur),
  });
}

function inTurn<Event extends SyntheticEvent>(
  first: ((event: Event) => void) | undefined,
  then: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    first?.(event);
    then(event);
  };
}
