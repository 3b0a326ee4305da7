import type { RunRef } from "@/lib/domain/trajectory";

const text = (description: string) => ({ type: "string", description });
const number = (description: string) => ({ type: "number", description });

function tool(
  name: string,
  description: string,
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
) {
  return { type: "function", function: { name, description, parameters: { type: "object", properties, required } } };
}

/** Declarations of the seven SN15 tools in Assay's own words (domain 1.15): the bundles carry none. */
export const SN15_TOOLS = [
  tool(
    "find_product",
    "Search the shop catalogue. Answers up to ten products a page with id, shop, title, price, services and units sold.",
    {
      q: text("Search words."),
      page: { type: "integer", description: "Result page, 1 to 5. Default 1." },
      shop_id: text("Search inside this shop only."),
      price: text('Price range "low-high"; either end may be left open.'),
      sort: { type: "string", enum: ["priceasc", "pricedesc", "order"], description: "By price or by units sold." },
      service: text("Services the product must offer, separated by commas: official, freeShipping, COD, flashsale."),
    },
    ["q"],
  ),
  tool(
    "view_product_information",
    "Read the descriptions, options and attributes of products.",
    { product_ids: text("Product ids, separated by commas.") },
    ["product_ids"],
  ),
  tool(
    "check_product_match",
    "Compare one product with a set of requirements.",
    {
      product_id: text("The product to check."),
      requirements: text("Required attributes and options as a JSON object in text form."),
    },
    ["product_id", "requirements"],
  ),
  tool(
    "find_products_in_same_shop",
    "Find one shop that sells all of several products.",
    {
      product_queries: text(
        "Searches as a JSON array in text form, one object with find_product arguments for each product.",
      ),
    },
    ["product_queries"],
  ),
  tool(
    "calculate_voucher",
    "Work out what a set of products costs with a voucher, and whether that is within the budget.",
    {
      product_prices: text("Prices, separated by commas."),
      voucher_type: text("fixed or percentage."),
      discount_value: number("Amount taken off, or the percentage."),
      threshold: number("Total from which the voucher holds."),
      budget: number("Largest total to pay."),
      cap: number("Most that a percentage may take off."),
    },
    ["product_prices", "voucher_type", "discount_value", "threshold", "budget"],
  ),
  tool(
    "recommend_product",
    "Give the final answer. Call it once, with the products in the order they were asked for.",
    { product_ids: text("Product ids, separated by commas.") },
    ["product_ids"],
  ),
  tool(
    "terminate",
    "End the conversation.",
    { status: { type: "string", enum: ["success", "failure"], description: "Whether the request was met." } },
    ["status"],
  ),
] as const;

const FOUR_NAMES: ReadonlySet<string> = new Set([
  "find_product",
  "view_product_information",
  "recommend_product",
  "terminate",
]);
const FOUR_TOOLS = SN15_TOOLS.filter((tool) => FOUR_NAMES.has(tool.function.name));

/** All seven tools, unless the harness is named after its four, as that of the published training rows is. */
export function harnessTools({ harness }: Pick<RunRef, "harness">): readonly unknown[] {
  return harness?.includes("4-tool") ? FOUR_TOOLS : SN15_TOOLS;
}
