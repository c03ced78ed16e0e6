/** The data the server drew the page from. */
export function readModel<Model>(): Model {
  return JSON.parse(document.getElementById('model')?.textContent ?? 'null') as Model;
}

/** A difference between what the server drew and what the browser would have drawn is a defect; tests look for the event. */
export function reportMismatch(error: unknown) {
  console.error('hydration', error);
}
