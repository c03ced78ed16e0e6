// One product of each kind in a running Haat, as large as creators make them, all with one cover and one story.

import type { KindContent, ProductKind } from '@haat/kinds/facts';
import type { NewProduct, Product } from '@haat/openapi';
import type { Haat } from '../tests/simulators/haat';
import { publishPage } from '../tests/simulators/shop';
import { openPainted } from './shops';

const hidden = 'https://example.org/after-paying';
const outcomes = ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'];
const lesson = (number: number) => ({
  id: `lesson-${number}`,
  title: `Step ${number}: what the dough looks like, and what to do when it does not`,
  minutes: 12,
  url: hidden,
});

const contents: Omit<KindContent, 'combo'> = {
  page: { action: 'buy' },
  telegram: {
    chatTitle: 'Bakers of the weekend',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+after',
    benefits: outcomes,
  },
  discord: {
    serverName: 'The oven room',
    roles: ['Baker'],
    inviteUrl: 'https://discord.gg/after',
    benefits: outcomes,
  },
  course: {
    sections: ['Flour', 'Dough', 'Oven', 'Table'].map((title, at) => ({
      id: `part-${at}`,
      title,
      lessons: Array.from({ length: 6 }, (_, number) => lesson(6 * at + number + 1)),
    })),
    outcomes,
  },
  lesson: { minutes: 25, outcomes, url: hidden },
  webinar: {
    startsAt: '2099-01-02T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 500,
    joinUrl: hidden,
    outcomes,
  },
  lock: {
    items: Array.from({ length: 8 }, (_, number) => ({
      id: `item-${number}`,
      type: 'link' as const,
      title: `Sheet ${number + 1}`,
      url: hidden,
    })),
  },
};

/** The address of each kind's preview. */
export async function openEveryKind(haat: Haat): Promise<{ kind: ProductKind; url: string }[]> {
  const { token, fields } = await openPainted(haat);
  const opened: Product[] = [];
  const open = async (more: Pick<NewProduct, 'kind' | 'content'>) =>
    opened.push(await publishPage(haat.url, token, { ...fields, ...more }));
  for (const kind of Object.keys(contents) as (keyof typeof contents)[])
    await open({ kind, content: { ...contents[kind] } });
  const items = opened.slice(1).map(({ id }) => ({ productId: id }));
  await open({ kind: 'combo', content: { items } });
  return opened.map(({ kind, url }) => ({ kind, url: new URL(url, haat.url).href }));
}
