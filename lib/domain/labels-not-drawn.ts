/**
 * Of what figures against labels speak. Queues bring forward what is disputed or uncertain; an answer keeps no note of how
 * its queue was ordered, so the words say when the corpus is meant and leave it to who made the queues.
 */
export const LABELS_NOT_DRAWN =
  "These figures speak of rows like those that people labelled, and of the corpus only if all of these come from a queue of the whole corpus in random order.";
