/** What figures against labels do not say of the corpus: queues bring forward what is disputed or uncertain. */
export const LABELS_NOT_DRAWN =
  "These are the rows that people labelled, not a draw from the corpus: to speak of the corpus, label a queue of all of it in random order.";
