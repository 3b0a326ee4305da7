/** Keeps a cookie that holds no secret: what this browser shows, which the server has to know before it draws. */
export function keepCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without HTTPS
  document.cookie = cookie;
}
