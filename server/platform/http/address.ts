/** Paths of the API: errors are JSON. */
export const isForMachines = (url: string): boolean =>
  /^\/(api|webhooks|assets|media|dev|docs|openapi\.yaml|healthz|readyz)(\/|$|\?)/.test(url);

/** Longer than any name or id in an address of ours. */
export const partAtMost = 300;

/** Where nothing is. */
const nowhere = '/not-found';

/** An address of a page that cannot be read or is absurdly long is one that nobody has, and people are shown a page that says so. */
export function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  if (isForMachines(url)) return url;
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path)
      .split('/')
      .every(({ length }) => length <= partAtMost)
      ? url
      : nowhere;
  } catch {
    return nowhere;
  }
}
