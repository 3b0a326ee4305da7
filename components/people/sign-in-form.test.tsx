import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { SignInForm } from "./sign-in-form";

afterEach(cleanup);

test("after a wrong password the next letters go into the emptied field", async () => {
  givenApp(<SignInForm next="/" />);
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "not it");

  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));

  const password = screen.getByLabelText<HTMLInputElement>("Password");
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
});

test("what a password manager filled in before the scripts ran is sent, and nothing before them", async () => {
  const sent = vi.fn((_address: string, _init: RequestInit) => new Promise(() => undefined));
  vi.stubGlobal("fetch", sent);
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm next="/" />
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign in" });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  field("Email").value = "ada@example.org";
  field("Password").value = "a long password";
  // A browser sends no form by Enter whose button is disabled, and would put a form without a method into the address.
  expect(button().disabled).toBe(true);
  expect(button().form?.getAttribute("method")).toBe("post");
  await act(async () => void render(page, { container, hydrate: true }));

  expect(field("Email").value).toBe("ada@example.org");
  await userEvent.click(button());

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[1].body).toBe(JSON.stringify({ email: "ada@example.org", password: "a long password" }));
});
