// Stands inside the document of a preview: the main button works at the first paint, and no second request is waited for.
// It imports nothing, and leaves no name behind. Without it the button leads to the same step as a page of its own.

addEventListener('click', (event) => {
  const sheet = document.querySelector<HTMLDialogElement>('#sheet');
  const button = (event.target as Element).closest('[data-main-action]');
  // The step is drawn for what is chosen at first; for another choice buying.ts opens it.
  const isChosen =
    document.querySelector('[data-watched]') ||
    [...document.querySelectorAll<HTMLInputElement>('[data-buy] input')].some(
      (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
    );
  if (
    sheet &&
    button &&
    !isChosen &&
    !(event.metaKey || event.ctrlKey || event.shiftKey) &&
    // From here on the next step is a page of two columns rather than a sheet.
    !matchMedia('(min-width:900px)').matches &&
    !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  ) {
    event.preventDefault();
    sheet.showModal();
  }
});
