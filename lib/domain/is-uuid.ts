const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a public id, in small or large letters and of any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
