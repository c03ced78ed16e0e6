/** What is chosen and typed in a form, kept in this window under where the form is sent. */
export function keepForm(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(form.action, new URLSearchParams(new FormData(form) as never).toString());
  } catch {
    // Then a reload begins anew.
  }
}

/** Writes back what was kept. `isOnce`: and forgets it. */
export function restoreForm(form: HTMLFormElement, isOnce = false) {
  try {
    const stored = sessionStorage.getItem(form.action);
    for (const [name, value] of new URLSearchParams(stored ?? '')) {
      const control = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement | null;
      if (control) control.value = value;
    }
    if (isOnce) sessionStorage.removeItem(form.action);
  } catch {
    // Without storage the page begins as it is.
  }
}

/** Forgets what was kept of the form that is sent there. */
export function forgetForm(action: string) {
  try {
    sessionStorage.removeItem(action);
  } catch {
    // Then nothing was kept.
  }
}
