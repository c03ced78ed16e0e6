import { keptPages } from '@haat/web/offline/kept';

/** More would be a library of its own. */
const mostShown = 12;

/** The button reloads once the browser is online again, and says so while it is not. */
function awaitNetwork(): void {
  const retry = document.querySelector<HTMLElement>('[data-retry]');
  const status = document.querySelector<HTMLElement>('[data-waiting]');
  retry?.addEventListener('click', () => {
    if (navigator.onLine) return location.reload();
    retry.setAttribute('aria-busy', 'true');
    if (status) status.textContent = status.dataset['waiting'] ?? '';
    addEventListener('online', () => location.reload());
  });
}

/** What was bought and last seen here, by the titles of its pages; the newest first. */
async function listKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const rows = section?.querySelector('ul');
  if (!section || !rows || !('caches' in window) || !(await caches.has(keptPages))) return;
  const cache = await caches.open(keptPages);
  const requests = [...(await cache.keys())].reverse().slice(0, mostShown);
  const links = await Promise.all(
    requests.map(async (request) => linkTo(request.url, await (await cache.match(request))?.text())),
  );
  for (const link of links) rows.append(link);
  section.hidden = links.length === 0;
}

function linkTo(url: string, html = ''): HTMLElement {
  // The head alone: what else is in it has a policy of its own.
  const [head = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title || new URL(url).pathname;
  row.append(link);
  return row;
}

awaitNetwork();
void listKept();
