/** What stands in a row for a value of the source that would print another way than it stood there. */
export class SpeltJson {
  /** Its JSON text, on one line. */
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
