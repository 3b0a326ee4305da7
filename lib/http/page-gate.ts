import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Me } from "@/lib/contract/people";
import { readAccessEnvironment } from "@/lib/env";
import { getMe } from "@/lib/services/people/get-me";
import { ServiceError } from "@/lib/services/service-error";
import { pageContext } from "./context";
import { PAGE_PATH } from "./page-path";

const OPEN_PAGES = /^\/(sign-in|invite|reset)(\/|\?|$)/;

/** "open": a page by which a person comes in. Who looks at any other one; unknown while the database does not answer. */
export type PageViewer = { readonly kind: "open" } | { readonly kind: "person"; readonly me: Me | undefined };

/** Who looks at a page. Sends whoever is not signed in to sign in first and come back. */
export async function pageViewer(): Promise<PageViewer> {
  const path = (await headers()).get(PAGE_PATH) ?? "/";
  if (OPEN_PAGES.test(path)) return { kind: "open" };

  const found = await findViewer();
  if (found === "nobody") redirect(path === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(path)}`);

  return { kind: "person", me: found };
}

async function findViewer(): Promise<Me | "nobody" | undefined> {
  try {
    return await getMe(await pageContext(), readAccessEnvironment(process.env));
  } catch (error) {
    if (error instanceof ServiceError && error.code === "UNAUTHENTICATED") return "nobody";

    // The browser asks again and shows the fault; without a person no route answers.
    return undefined;
  }
}
