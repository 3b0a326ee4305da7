import { ServiceError } from "./service-error";

/** For a cursor that names no row of its list: an empty page would read as the end of it. */
export function unknownCursor(): ServiceError {
  return new ServiceError("INVALID", "This place in the list is not known. Load the list again from its beginning.");
}
