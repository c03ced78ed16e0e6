import type { Purchase } from '@haat/openapi';
import type { LibraryCodeModel, LibraryModel } from '@haat/openapi/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grantWith, libraryCodeWith, libraryWith, purchaseWith, resumeWith } from '../../testing/library';
import { fullPage, story } from '../../testing/page-story';
import { LibraryCodePage } from './LibraryCodePage';
import { LibraryPage } from './LibraryPage';

/** What was bought, for a browser without scripts: its number, the code, and the list. */
const meta = { title: 'Buyer/Library', ...fullPage } satisfies Meta;
export default meta;

const list = (changes: Partial<LibraryModel> = {}) => story(<LibraryPage model={libraryWith(changes)} />);
const code = (changes: Partial<LibraryCodeModel> = {}) =>
  story(<LibraryCodePage model={libraryCodeWith(changes)} />);

const long: Purchase = purchaseWith({
  orderId: 'HT7K2M9QabcdefGJ',
  accessUrl: null,
  status: 'refunded',
});

export const Bought = list();
export const BoughtHereAlone = list({ phoneEndings: [] });
export const OneRefunded = list({ purchases: [purchaseWith(), long], moreUrl: '/purchase/library?cursor=x' });
const begins = purchaseWith({
  orderId: 'HT7K2M9QabcdefGK',
  startsAt: '2026-07-20T13:30:00.000Z',
  startsTitle: 'Balance sheets, live',
});
const combo = purchaseWith({
  orderId: 'HT7K2M9QabcdefGL',
  product: { ...purchaseWith().product, kind: 'combo', title: 'Everything for the monsoon' },
  accesses: [
    grantWith({ id: 'GrAnT1', productId: 'first', kind: 'course', title: 'Bread in Indian Kitchens' }),
    grantWith({
      id: 'GrAnT2',
      productId: 'second',
      kind: 'telegram',
      title: 'Notes every morning',
      endsAt: '2026-08-17T14:13:00.000Z',
    }),
    grantWith({
      id: 'GrAnT3',
      productId: 'third',
      kind: 'discord',
      title: 'The kitchen',
      status: 'ended',
      endsAt: '2026-07-17T14:13:00.000Z',
    }),
  ],
});
/** Each part opens, or says since when it does not. */
export const Combo: StoryObj = {
  ...list({ purchases: [combo] }),
  play: async ({ canvas }) => {
    const items = await canvas.findByRole('list', { name: 'Included in Everything for the monsoon' });
    await expect(items).toHaveTextContent('Notes every morning · Until 17 August 2026');
    await expect(items).toHaveTextContent('The kitchen · Ended on 17 July 2026');
    await expect(canvas.getByRole('link', { name: 'Notes every morning' })).toHaveAttribute(
      'href',
      '/access/HT7K2M9QabcdefGH?pass=x#product-second',
    );
    await expect(canvas.getByRole('link', { name: 'Bread in Indian Kitchens' })).toHaveAttribute(
      'href',
      '/learn/GrAnT1?from=link',
    );
    await expect(canvas.queryByRole('link', { name: 'The kitchen' })).toBeNull();
  },
};
export const Full = list({
  purchases: [purchaseWith(), begins, long],
  coming: [begins],
  resume: [resumeWith()],
  moreUrl: '/purchase/library?cursor=x',
});
/** One that was given leads to what became of it; of one that was received and taken back no refund is said. */
export const Gifts = list({
  purchases: [
    purchaseWith({ gift: 'given', accessUrl: null }),
    purchaseWith({
      orderId: 'HT7K2M9QabcdefGM',
      gift: 'received',
      amount: 0,
      status: 'refunded',
      accessUrl: null,
    }),
  ],
});
export const Found = list({ filter: { q: 'monsoon', kind: 'page' } });
export const NothingFound = list({ purchases: [], filter: { q: 'chess', kind: null } });
export const Nothing = list({ purchases: [] });
export const AskForPhone = code();
export const WrongPhone = code({ phone: '12345', error: 'Enter an Indian mobile number with 10 digits' });
export const ToOpenAnOrder = code({ orderId: 'HT7K2M9QabcdefGH' });
export const NotBoughtWithIt = code({
  orderId: 'HT7K2M9QabcdefGH',
  error: 'This was not bought with that number. Try another one.',
});
export const AskForCode = code({ phone: '98765 43210', sent: true });
export const WrongCode = code({
  phone: '98765 43210',
  sent: true,
  error: 'This code is incorrect or has expired. Check it, or request a new one.',
});
export const AnotherNumber = code({ hasLibrary: true });
