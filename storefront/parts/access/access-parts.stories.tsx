import type { ReceivedPart } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessPage } from '../../pages/purchase/AccessPage';
import {
  combo,
  comboGrants,
  comboWithUnsold,
  file,
  fileWith,
  lessons,
  link,
  place,
  receiptOf,
  recording,
  seat,
  text,
} from '../../testing/access-parts';
import { learningWith } from '../../testing/learning';
import { fullPage } from '../../testing/page-story';

/** What a buyer finds on the receipt, kind by kind. */
const meta = { title: 'Buyer/Received', ...fullPage } satisfies Meta;
export default meta;

type Story = StoryObj;
const story = (parts: ReceivedPart[], changes: Parameters<typeof receiptOf>[1] = {}): Story => ({
  render: () => <AccessPage model={receiptOf(parts, changes)} />,
});

export const Seat = story([seat], { kind: 'webinar' });
export const SeatBeforeItsLink = story([{ ...seat, url: undefined }], { kind: 'webinar' });
export const Invite = story([link], { kind: 'telegram' });
export const Unlocked = story([text, place, { ...link, title: 'The film of the kitchen', note: undefined }], {
  kind: 'lock',
});
export const Files = story(
  [
    file,
    fileWith('Hk3VbNq8TzRmL5sD', {
      title: 'The price list',
      fileName: 'prices.xlsx',
      fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 83_000,
    }),
    recording,
  ],
  { kind: 'lock' },
);
export const FilesTooLargeTogether = story(
  ['Hk3VbNq8TzRmL5sD', 'Jm4XcQr9UwPtK6eF'].map((mediaId, index) =>
    fileWith(mediaId, {
      title: `Brushes, part ${index + 1}`,
      fileType: 'application/zip',
      size: 3 * 1024 ** 3,
    }),
  ),
  { kind: 'lock' },
);
export const Recordings = story(
  [
    recording,
    fileWith('Hk3VbNq8TzRmL5sD', { ...recording, mediaId: 'Hk3VbNq8TzRmL5sD', title: 'The morning raga' }),
  ],
  { kind: 'lock' },
);
export const PlaceByAddress = story([{ ...place, place: { address: 'Shop 14', city: 'Byadgi' } }]);
export const Course = {
  render: () => <AccessPage model={{ ...receiptOf([], { kind: 'course' }), learning: [learningWith()] }} />,
} satisfies Story;
export const Texts = story(lessons);
export const Combo = story(combo, { kind: 'combo', accesses: comboGrants() });
export const ComboOfWhichAPartEnded = story(combo.slice(0, -2), {
  kind: 'combo',
  accesses: comboGrants({ status: 'ended', endsAt: '2026-07-16T14:13:00.000Z' }),
});
export const ComboOfWhichAPartIsNoLongerSold = story(comboWithUnsold, {
  kind: 'combo',
  accesses: comboGrants({ endsAt: '2027-07-17T14:13:00.000Z' }),
});
export const BesideAnotherAddress = story([link], { redirectUrl: 'https://example.org/' });
