import type { ReceivedPart } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessPage } from '../../pages/purchase/AccessPage';
import {
  combo,
  file,
  lessons,
  link,
  place,
  receiptOf,
  recording,
  seat,
  text,
} from '../../testing/access-parts';
import { fullPage } from '../../testing/page-story';

/** What a buyer finds on the receipt, kind by kind. */
const meta = { title: 'Buyer/Received', ...fullPage } satisfies Meta;
export default meta;

type Story = StoryObj;
const story = (parts: ReceivedPart[], redirectUrl: string | null = null): Story => ({
  render: () => <AccessPage model={receiptOf(parts, { redirectUrl })} />,
});

export const Seat = story([seat]);
export const SeatBeforeItsLink = story([{ ...seat, url: undefined }]);
export const Invite = story([link]);
export const Unlocked = story([text, place, { ...link, title: 'The film of the kitchen', note: undefined }]);
export const Files = story([file, recording]);
export const PlaceByAddress = story([{ ...place, place: { address: 'Shop 14', city: 'Byadgi' } }]);
export const Course = story(lessons);
export const Combo = story(combo);
export const BesideAnotherAddress = story([link], 'https://example.org/');
