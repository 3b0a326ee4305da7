/** What figures against labels are, in short: the sentences behind it say how they are made and of what they speak. */
export const LABEL_CAVEATS = "These figures are of labelled rows alone, before near-duplicates and caps.";
