/**
 * Keeps which words of the page are marked: a text box that takes the focus takes the marking with it.
 *
 * @returns marks them again where they still stand
 */
export function keepMarked(): () => void {
  const selection = window.getSelection();
  const ranges = selection ? Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at)) : [];
  // A copy follows the page as it changes; the selection's own may be emptied with it.
  const kept = ranges.filter(({ collapsed }) => !collapsed).map((range) => range.cloneRange());

  return () => {
    const standing = kept.filter(({ collapsed, startContainer }) => !collapsed && startContainer.isConnected);
    if (standing.length === 0) return;
    selection?.removeAllRanges();
    for (const range of standing) selection?.addRange(range);
  };
}
