import type { Page } from '@playwright/test';

/** Counts the scripts that a page is sent from now on; answers how many bytes they were. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.push(
        answer
          .finished()
          .then(() => answer.request().sizes())
          .then((sizes) => sizes.responseBodySize),
      );
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}
