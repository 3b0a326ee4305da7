/** Stands where the button would be, for who may save versions and not activate them. */
export function LeadsActivate() {
  return <span className="text-ink-2 whitespace-nowrap">Leads activate versions.</span>;
}
