/** Lays a card over the page, named after its element with the id `title`, and returns it. `html` is written as it is. */
export function layOver(title: string, html: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.dataset['card'] = '';
  dialog.setAttribute('aria-labelledby', title);
  dialog.innerHTML = html;
  document.body.append(dialog);
  // Old web views know no dialogs; there the card stands at the end of the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  return dialog;
}
