import { type ComponentProps, cloneElement, isValidElement } from "react";
import { classNames } from "./class-names";

const VARIANT = {
  primary: "border-accent bg-accent text-surface hover:opacity-90 active:opacity-80 font-medium",
  secondary:
    "border-line-strong bg-surface text-ink hover:bg-raised active:bg-line aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent",
  ghost:
    "border-transparent text-ink-2 hover:bg-raised hover:text-ink active:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent",
  danger: "border-danger bg-danger text-surface hover:opacity-90 active:opacity-80 font-medium",
} as const;

const SIZE = { regular: "h-7.5 px-3", large: "h-8.5 px-4", small: "h-6 px-2 text-table" } as const;

export const BUTTON_BASE =
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border whitespace-nowrap select-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-3.5 [&_svg]:shrink-0";

/** By this the palette finds what can be pressed on the screen. */
export const ACT = { "data-act": "" };

export interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  variant?: keyof typeof VARIANT;
  size?: keyof typeof SIZE;
  /** Renders the only child (a link) with the looks of a button. */
  asChild?: boolean;
}

type LinkLooks = Omit<ButtonProps, "variant" | "size" | "asChild"> & { className?: string };

export function Button({ variant = "secondary", size = "regular", asChild = false, ...props }: ButtonProps) {
  const className = classNames(BUTTON_BASE, VARIANT[variant], SIZE[size]);
  if (asChild) {
    const { children, ...given } = props;
    return isValidElement<LinkLooks>(children) ? cloneElement(children, { ...ACT, ...given, className }) : null;
  }

  return <button type="button" className={className} {...ACT} {...props} />;
}
