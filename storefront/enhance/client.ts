export const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

let isBrought = false;

/** Brings React with all it needs, once. Without it everything works as links and forms; `failed` is for what must not wait. */
export function bringClient(failed: () => void = () => {}) {
  const { client, imports, styles } =
    document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
  if (isBrought || !client) return;
  isBrought = true;
  for (const href of names(styles)) link('stylesheet', href);
  for (const href of names(imports)) link('modulepreload', href);
  import(/* @vite-ignore */ client).catch(failed);
}

/** It asks for a dozen files: what was touched answers first. */
export function bringSoon() {
  requestAnimationFrame(() => setTimeout(bringClient));
}

const names = (list = '') => list.split(' ').filter(Boolean);

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
