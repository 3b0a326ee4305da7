/** Something that can be done on the screen behind the palette, now and by this person. */
export interface ActHere {
  readonly name: string;
  /** What it is about: the part of the page, or what the control says of itself. */
  readonly about: string | undefined;
  readonly keys: string | undefined;
  /** No button says that it can be done, and none is seen to be pressed. */
  readonly isKeyOnly: boolean;
  /** Does nothing once the screen no longer offers it. */
  readonly run: () => void;
}
