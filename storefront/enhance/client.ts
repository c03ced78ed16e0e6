let isBrought = false;

/** Brings React with all it needs, once. Without it everything works as links and forms; `failed` is for what must not wait. */
export function bringClient(failed: () => void = () => {}) {
  const { client, imports, styles } =
    document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
  if (isBrought || !client) return;
  isBrought = true;
  for (const href of words(styles)) link('stylesheet', href);
  for (const href of words(imports)) link('modulepreload', href);
  import(/* @vite-ignore */ client).catch(failed);
}

const words = (list = '') => list.split(' ').filter(Boolean);

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
