import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { OpenScreen } from "@/components/people/open-screen";
import { SignInForm } from "@/components/people/sign-in-form";
import { readAccessEnvironment } from "@/lib/env";
import { loadSignIn } from "./search-params";

export const metadata: Metadata = { title: "Sign in" };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { next } = loadSignIn(await searchParams);
  if (readAccessEnvironment(process.env).access === "local") redirect(next);

  return (
    <OpenScreen title="Sign in">
      <SignInForm next={next} />
    </OpenScreen>
  );
}
