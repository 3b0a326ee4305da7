import { headers } from "next/headers";

/** Whether a browser loads the page whole; one that goes from screen to screen asks for the parts that change. */
export async function isDocument(): Promise<boolean> {
  return (await headers()).get("accept")?.includes("text/html") ?? false;
}
