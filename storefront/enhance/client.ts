import { scriptData } from './own-script';

export const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

let isBrought = false;

/** Brings React with all it needs, once. Without it everything works as links and forms; `failed` is for what must not wait. */
export function bringClient(failed: () => void = () => {}) {
  const { client, imports, styles } = scriptData;
  if (isBrought || !client) return;
  isBrought = true;
  link('stylesheet', styles);
  link('modulepreload', imports);
  import(/* @vite-ignore */ client).catch(failed);
}

/** It asks for a dozen files: what was touched answers first. */
export function bringSoon() {
  requestAnimationFrame(() => setTimeout(bringClient));
}

/** `addresses`: with a space between each. */
function link(rel: string, addresses = '') {
  for (const href of addresses.split(' '))
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
