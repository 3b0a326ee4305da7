/** "2 answers waiting for the network", with its number right. */
export function waitingWords(count: number): string {
  return count === 1 ? "1 answer waiting for the network" : `${count} answers waiting for the network`;
}
