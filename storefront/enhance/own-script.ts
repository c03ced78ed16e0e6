/** What the page tells its first script: addresses of what it may bring. */
export const scriptData = document.querySelector<HTMLScriptElement>('script[data-problems]')?.dataset ?? {};
