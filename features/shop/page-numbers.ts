/** Page numbers to offer: first, last, current and its neighbours; 'gap' stands for an ellipsis (docs/product/catalog.md#shop-list). */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // An ellipsis that hides one page would be longer than the page.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap' as const, page] : [page];
  });
}
