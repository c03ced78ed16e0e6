// Fills a running Haat with sellers and published pages through its API, so that orders spread as they would.
import { readFileSync } from 'node:fs';
import type { ImageSources, NewProduct } from '@haat/openapi';
import { call } from '../tests/simulators/call';
import type { Haat } from '../tests/simulators/haat';
import { expectStatus, publishPage, signIn } from '../tests/simulators/shop';
import { prose } from './prose';

const paragraph =
  'You bake one loaf on Saturday and one on Sunday, with flour from any shop and an oven that need not be new. ' +
  'Each step has a picture, a time and a sign to look for, and a list of what usually goes wrong.';

/** Answers the ids of the published pages. */
export async function openShops(haat: Haat, sellers: number, pagesEach: number): Promise<string[]> {
  const ids: string[] = [];
  for (let seller = 0; seller < sellers; seller += 1) {
    const { token } = await signIn(haat, String(9_700_000_000 + seller), `Seller ${seller}`);
    for (let page = 0; page < pagesEach; page += 1) {
      const title = `Bread, page ${page + 1} of shop ${seller}`;
      ids.push((await publishPage(haat.url, token, { title, description: paragraph })).id);
    }
  }
  return ids;
}

/** What a buyer meets: a painted cover and ten paragraphs, and a creator who may publish them. */
export async function openPainted(haat: Haat): Promise<{ token: string; fields: Partial<NewProduct> }> {
  const { token } = await signIn(haat, '9799999999', 'Asha Verma');
  const picture = readFileSync(new URL('../server/demo/assets/rasoi.jpg', import.meta.url));
  const upload = await call<ImageSources>(haat.url, 'POST', '/api/media?alt=A%20kitchen', {
    token,
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  const { id, width, height, alt } = expectStatus(upload, 201);
  const cover = { id, width, height, alt };
  return { token, fields: { title: 'Bread in a weekend', description: prose(10), cover } };
}

/** The same as a payment page; answers its id. */
export async function openPageWithCover(haat: Haat): Promise<string> {
  const { token, fields } = await openPainted(haat);
  return (await publishPage(haat.url, token, fields)).id;
}
