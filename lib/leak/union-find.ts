/** Disjoint sets of the numbers below a size, with union by size and halving of paths. */
export class UnionFind {
  readonly #parent: Int32Array;
  readonly #size: Int32Array;

  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, at) => at);
    this.#size = new Int32Array(size).fill(1);
  }

  find(item: number): number {
    let at = item;
    for (;;) {
      const parent = this.#parent[at] ?? at;
      if (parent === at) return at;
      const grandparent = this.#parent[parent] ?? parent;
      this.#parent[at] = grandparent;
      at = grandparent;
    }
  }

  /** @returns whether they were apart before */
  union(a: number, b: number): boolean {
    const [first, second] = [this.find(a), this.find(b)];
    if (first === second) return false;

    const isFirstLarger = (this.#size[first] ?? 0) >= (this.#size[second] ?? 0);
    const [root, child] = isFirstLarger ? [first, second] : [second, first];
    this.#parent[child] = root;
    this.#size[root] = (this.#size[root] ?? 0) + (this.#size[child] ?? 0);

    return true;
  }
}
