interface ActWords {
  readonly title: string;
  readonly says: string;
  readonly verb: string;
  /** What is told where the dialog was closed meanwhile. */
  readonly done: string;
  /** What the person writes to it; empty where nothing is asked. */
  readonly field: string;
  readonly hint: string;
  readonly isRequired: boolean;
  /** It cannot be taken back. */
  readonly isHard: boolean;
}

/** What the dialogs of a release say. */
export const ACT_WORDS = {
  approve: {
    title: "Approve",
    says: "You have read its card and its audit, and it may be signed. You can take it back until it is.",
    verb: "Approve",
    done: "Approved",
    field: "Note",
    hint: "Stays with your approval; may be empty.",
    isRequired: false,
    isHard: false,
  },
  sign: {
    title: "Sign",
    says: "Its files are hashed and it is audited once more, then its content hash and card are signed with the key of this installation. It never changes again; it can be withdrawn.",
    verb: "Audit and sign",
    done: "Being audited for its signature",
    field: "Note",
    hint: "Stays in the audit log; may be empty.",
    isRequired: false,
    isHard: false,
  },
  waive: {
    title: "Waive in",
    says: "Your waiver counts once a second person has agreed, and its reason is printed in the card.",
    verb: "Waive",
    done: "Waived in",
    field: "Reason",
    hint: "Everybody who gets the release reads it.",
    isRequired: true,
    isHard: false,
  },
  withdraw: {
    title: "Withdraw",
    says: "Its files stay, and card, list and download say that nobody should train on it. A release that is withdrawn stays so.",
    verb: "Withdraw",
    done: "Withdrawn",
    field: "Reason",
    hint: "Everybody who has the release reads it.",
    isRequired: true,
    isHard: true,
  },
  delete: {
    title: "Delete",
    says: "Its files and its report are removed. Nobody has signed it, so nobody should have it.",
    verb: "Delete",
    done: "Deleted",
    field: "",
    hint: "",
    isRequired: false,
    isHard: true,
  },
} as const satisfies Record<"approve" | "sign" | "waive" | "withdraw" | "delete", ActWords>;
