"use client";
import { Check } from "lucide-react";
import * as RadixMenu from "radix-ui/dropdown-menu";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";

const ITEM =
  "flex min-h-7 w-full items-center gap-2 rounded-chip px-2 text-left outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft [&_svg]:size-3.5 [&_svg]:shrink-0";

interface MenuProps {
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  /** It comes open, after the press of this kind that asked for it. */
  openedBy?: "pointer" | "keyboard";
  children: ReactNode;
}

export function Menu({ trigger, align = "start", side = "bottom", openedBy, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The library puts the keyboard on the first item only after a key that it saw itself.
  useEffect(() => {
    if (openedBy !== "keyboard") return;
    button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  }, [openedBy]);

  return (
    <RadixMenu.Root defaultOpen={openedBy === "pointer"}>
      <RadixMenu.Trigger asChild ref={button}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-open overflow-auto rounded-control border border-line-strong bg-surface p-1 text-body text-ink shadow-layer"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  icon?: ReactNode;
  keys?: string | undefined;
  tone?: "plain" | "danger";
  disabled?: boolean;
  /** Renders the only child (a link) as the item. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({
  onSelect,
  icon,
  keys,
  tone = "plain",
  disabled = false,
  asChild = false,
  children,
}: MenuItemProps) {
  const className = classNames(ITEM, tone === "danger" && "text-danger");
  if (asChild)
    return (
      <RadixMenu.Item asChild disabled={disabled} className={className} {...(onSelect ? { onSelect } : {})}>
        {children}
      </RadixMenu.Item>
    );

  return (
    <RadixMenu.Item disabled={disabled} className={className} {...(onSelect ? { onSelect } : {})}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </RadixMenu.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
  onValueChange: (value: Value) => void;
}

/** Items of which one is chosen. */
export function MenuChoice<Value extends string>({ value, options, onValueChange }: MenuChoiceProps<Value>) {
  return (
    <RadixMenu.RadioGroup value={value}>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          className={ITEM}
          onSelect={() => onValueChange(option.value)}
        >
          <span className="w-3.5 shrink-0 text-accent">
            <RadixMenu.ItemIndicator>
              <Check aria-hidden />
            </RadixMenu.ItemIndicator>
          </span>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.hint ? <span className="pl-4 text-caption text-ink-3">{option.hint}</span> : null}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}

interface MenuToggleProps {
  isOn: boolean;
  onToggle: () => void;
  keys?: string | undefined;
  children: ReactNode;
}

/** An item that is on or off. */
export function MenuToggle({ isOn, onToggle, keys, children }: MenuToggleProps) {
  return (
    <RadixMenu.CheckboxItem checked={isOn} onCheckedChange={onToggle} className={ITEM}>
      <span className="w-3.5 shrink-0 text-accent">
        <RadixMenu.ItemIndicator>
          <Check aria-hidden />
        </RadixMenu.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </RadixMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-2 py-1 text-caption text-ink-3">{children}</RadixMenu.Label>;
}
