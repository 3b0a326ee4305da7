/** What a report of a file of metrics ends with where the file gave some steps several values, as a resumed run does. */
export function givenAgainWords(points: number): string {
  return points === 0 ? "" : `, ${points.toLocaleString("en")} for a step given before, of which the last counts`;
}
