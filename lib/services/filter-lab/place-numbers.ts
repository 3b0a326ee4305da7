/** Places in a list of names, in the order in which the names come. */
export class PlaceNumbers<Name> {
  readonly #places = new Map<Name, number>();

  placeOf(name: Name): number {
    const found = this.#places.get(name);
    if (found !== undefined) return found;

    const place = this.#places.size;
    this.#places.set(name, place);

    return place;
  }

  /** The place of a name that came before. */
  find(name: Name): number | undefined {
    return this.#places.get(name);
  }

  names(): Name[] {
    return [...this.#places.keys()];
  }
}
