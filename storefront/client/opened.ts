/** Tells the server once that the sheet was opened: the page itself came long before, and nothing else asks for it. */
export function tellOnceOpened(sheet: HTMLDialogElement, productId: string): void {
  const tell = () => {
    if (!sheet.open) return;
    watch.disconnect();
    // Sent beside everything else, and even as the page is left. Who does not know it is not counted.
    navigator.sendBeacon?.(`/api/public/products/${encodeURIComponent(productId)}/opened`);
  };
  const watch = new MutationObserver(tell);
  watch.observe(sheet, { attributeFilter: ['open'] });
  tell();
}
