// What draws what the log holds beside the agent's words, as one file to fetch.
export { InferenceLine } from "./inference-line";
export { LoggedOtherwise } from "./logged-otherwise";
export { OtherAnswer } from "./other-answer";
export { RawAnswer } from "./raw-answer";
