import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
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
