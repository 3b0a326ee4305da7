const WHY = "how many is hidden from you while you review rollouts of this corpus blind.";

/** Of what goes with a corpus, for who reviews rewards of it blind: no figure says of how much. */
export const VEILED_PARTS = `Answer keys and rejected rows of files of problems go too, where there are any; ${WHY}`;

/** The same once it is gone. */
export const VEILED_GONE =
  "Answer keys and rejected rows of files of problems went too, where there were any; how many was hidden from you.";
