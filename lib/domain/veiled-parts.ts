/** Of what goes with a corpus, for who reviews rewards of it blind: no figure says of how much. */
export const VEILED_PARTS =
  "Answer keys and rejected rows of files of problems go too; how many there are is hidden from you while you review rollouts of this corpus blind.";
