const FIELDS = [
  "input:not([hidden], [type=hidden], [type=radio], :disabled)",
  "input[type=radio]:checked:not(:disabled)",
  "textarea:not(:disabled)",
  "select:not(:disabled)",
  "button:is([role=combobox], [role=checkbox], [role=switch]):not(:disabled)",
  "[role=radio][tabindex='0']:not(:disabled)",
  "[role=slider]",
];
const FIRST_FIELD = FIELDS.map((field) => `[data-dialog-body] ${field}`).join(", ");
/** Where nothing is asked for: the buttons of the foot, of which the first one changes nothing, else those of the body. */
const BUTTONS = ["[data-dialog-foot] button:not(:disabled)", "[data-dialog-body] :is(button, a[href]):not(:disabled)"];

/** Puts the keyboard where a dialog that opened asks for something, rather than on what closes it. */
export function focusFirstField(opened: Event): void {
  const layer = opened.currentTarget;
  if (!(layer instanceof HTMLElement)) return;

  const first = [FIRST_FIELD, ...BUTTONS]
    .map((wanted) => layer.querySelector<HTMLElement>(wanted))
    .find((found) => found !== null);
  if (!first) return;
  opened.preventDefault();
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
}
