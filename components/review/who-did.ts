/** Who did something: a person's own deeds are theirs in every list of them. */
export function whoDid({ isMine, person }: { readonly isMine: boolean; readonly person: string }): string {
  return isMine ? "You" : person;
}
