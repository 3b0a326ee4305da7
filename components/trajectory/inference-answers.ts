// What draws inferences, as one file to fetch.
export { InferenceLine } from "./inference-line";
export { OtherAnswers } from "./other-answers";
