import { ServiceError } from "@/lib/services/service-error";

export function noSuchView(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such view. Somebody may have removed it.");
}
