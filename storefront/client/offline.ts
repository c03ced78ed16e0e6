import { keptPages } from '@haat/web/offline/kept';
import { listSaved } from '@haat/web/offline/saved-files';

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
  if (!section || !rows || !('caches' in window)) return;
  const files = await listSaved();
  const links = [...(await keptLinks()), ...files.map(({ url, name }) => linkTo(`${url}?view`, name))];
  rows.append(...links);
  section.hidden = links.length === 0;
}

async function keptLinks(): Promise<HTMLElement[]> {
  if (!(await caches.has(keptPages))) return [];
  const cache = await caches.open(keptPages);
  const requests = [...(await cache.keys())].reverse().slice(0, mostShown);
  return Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      return linkTo(request.url, titleIn(html) || new URL(request.url).pathname);
    }),
  );
}

function titleIn(html: string): string {
  // The head alone: what else is in it has a policy of its own.
  const [head = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(head, 'text/html').title;
}

function linkTo(url: string, text: string): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  row.append(link);
  return row;
}

awaitNetwork();
void listKept();
