import { paths } from '../paths';

/** The address that every build gives its first script carries a hash of all that this script may load. */
const entry = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The build for which this page was loaded anew, so that a cache on the way cannot make it do so for ever. */
const reloadedFor = 'haat.reloadedFor';

/**
 * Is this page from an older build than the server's, and not yet loaded anew for that one? Saying so once uses it up. Rejects
 * when the server cannot be reached.
 */
export async function askForNewBuild(signal: AbortSignal): Promise<{ isStale: boolean }> {
  const response = await fetch(paths.signIn, { cache: 'no-cache', signal });
  const served = entry.exec(await response.text())?.[1];
  // Whoever answers without our document is not our server: a gateway, or a hotel that wants a password.
  if (!response.ok || served === undefined) throw new Error('The server did not answer with the app');
  const entryScript = document
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.getAttribute('src');
  return { isStale: entryScript !== served && claim(served) };
}

/** True the first time for each build; never where nothing can be remembered. */
function claim(build: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === build) return false;
    sessionStorage.setItem(reloadedFor, build);
    return true;
  } catch {
    return false;
  }
}
