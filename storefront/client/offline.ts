import { bytesText } from '@haat/kinds/parts/preview/file-text';
import { listSaved } from '@haat/web/offline/saved-files';
import { isSignOutPath } from '@haat/web/offline/sign-paths';
import { forgetDrafts, hasOrdered, newestDraft } from './checkout/draft';
import { keptRows, mostShown } from './offline/kept-rows';
import { draw, type Row, whenInWords } from './offline/rows';

const status = document.querySelector<HTMLElement>('[data-waiting]');

/** The button reloads once the browser is online again, and says so while it is not. */
function awaitNetwork(): void {
  const retry = document.querySelector<HTMLElement>('[data-retry]');
  retry?.addEventListener('click', () => {
    if (navigator.onLine) return location.reload();
    retry.setAttribute('aria-busy', 'true');
    if (status) status.textContent = status.dataset['waiting'] ?? '';
    addEventListener('online', () => location.reload());
  });
}

/** Who signs out without a network leaves nothing either. */
function forgetTyped(): void {
  if (isSignOutPath(location.pathname)) forgetDrafts();
}

/** Where an order was placed, money may be on its way: whether it was charged, nobody knows here. */
function warnOfPaying(): void {
  const isPaying = location.pathname.startsWith('/cashfree') || hasOrdered();
  if (isPaying && status) status.textContent = status.dataset['ordered'] ?? '';
}

/** What works all the same: pages, files, and what was typed for an order. */
async function listKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const rows = section?.querySelector('ul');
  if (!section || !rows) return;
  const draft = draftRow();
  const kept = 'caches' in window ? [...(await keptRows()), ...(await fileRows())] : [];
  rows.append(...[...kept.slice(0, mostShown - draft.length), ...draft].flatMap(draw));
  section.hidden = rows.childElementCount === 0;
}

function draftRow(): Row[] {
  const savedAt = newestDraft();
  return savedAt === null ? [] : [{ kind: 'draft', values: { when: whenInWords(savedAt) } }];
}

async function fileRows(): Promise<Row[]> {
  const files = await listSaved();
  return files.map(({ url, name, bytes }) => ({
    kind: 'file',
    url: `${url}?view`,
    title: name,
    values: { size: bytesText(bytes) },
  }));
}

awaitNetwork();
warnOfPaying();
forgetTyped();
void listKept();
