import { argumentName } from "./argument-name";

/** One argument of a search call as the reader shows it. */
export interface SearchFilter {
  readonly name: string;
  readonly value: string;
  /** Why the search server leaves this value out of account; absent when it is honoured. */
  readonly ignored?: string;
}

interface SearchCall {
  readonly query: string | undefined;
  readonly filters: readonly SearchFilter[];
}

const SERVICES = ["official", "freeShipping", "COD", "flashsale"];
const SORTS = ["priceasc", "pricedesc", "order"];

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function priceFault(value: string): string | undefined {
  return value.split("-").length === 2 ? undefined : 'ignored: price needs the form "low-high" with exactly one dash';
}

function pageFault(value: string): string | undefined {
  return /^[1-5]$/.test(value) ? undefined : "answers an empty list: page must be 1 to 5";
}

function serviceFilters(value: string): readonly SearchFilter[] {
  const names = value
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

  return names.map((name) =>
    SERVICES.includes(name)
      ? { name: "service", value: name }
      : { name: "service", value: name, ignored: `ignored: not one of ${SERVICES.join(", ")}` },
  );
}

function filterOf(name: string, value: string): readonly SearchFilter[] {
  const withFault = (ignored: string | undefined) => [ignored ? { name, value, ignored } : { name, value }];

  switch (name) {
    case "price":
      return withFault(priceFault(value));
    case "page":
      return withFault(pageFault(value));
    case "sort":
      return withFault(SORTS.includes(value) ? undefined : `ignored: not one of ${SORTS.join(", ")}`);
    case "service":
      return serviceFilters(value);
    // Argument names are the agent's own words, so an unnamed one passes through.
    default:
      return withFault(undefined);
  }
}

/**
 * Splits the arguments of `find_product` into the query and its filters, with the filters that the
 * search server ignores (domain 1.15).
 *
 * @returns undefined for any other tool
 */
export function searchCall(tool: string, args: Readonly<Record<string, unknown>>): SearchCall | undefined {
  if (tool !== "find_product") return undefined;

  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const query = given.find(([name]) => name === "q") ?? given.find(([name]) => argumentName(name) === "q");
  const filters = given.filter(([name, value]) => name !== query?.[0] && value !== "");

  return {
    query: query && asText(query[1]),
    filters: filters.flatMap(([name, value]) => filterOf(name, asText(value))),
  };
}
