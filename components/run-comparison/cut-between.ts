/** A text of at most so many characters, cut between: what differs of a name stands at both its ends. */
export function cutBetween(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - 1) * 0.45);

  return `${text.slice(0, most - 1 - end)}…${text.slice(-end)}`;
}
