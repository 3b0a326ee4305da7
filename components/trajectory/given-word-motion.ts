/** What a browser does with a word, which the document of the tests cannot: the first one of the step in focus is marked. */
export function givenWordMotion(): void {
  const modify = function (this: Selection) {
    const text = document.querySelector("article[aria-current=step] [data-field] [data-start]")?.firstChild;
    if (text) this.setBaseAndExtent(text, 0, text, text.textContent?.indexOf(" ") ?? 0);
  };
  Object.defineProperty(Selection.prototype, "modify", { configurable: true, value: modify });
}

export function withoutWordMotion(): void {
  Reflect.deleteProperty(Selection.prototype, "modify");
}
