/** What the page tells its first script: addresses of what it may bring. */
export const told = document.querySelector<HTMLScriptElement>('script[data-problems]')?.dataset ?? {};
