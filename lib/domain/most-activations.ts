/** Of what was activated in a corpus a list holds so many, the newest. */
export const MOST_ACTIVATIONS = 50;
