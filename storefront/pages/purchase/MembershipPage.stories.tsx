import type { MembershipModel } from '@haat/openapi/pages';
import type { Meta } from '@storybook/react-vite';
import { membershipPageWith, membershipWith } from '../../testing/library';
import { fullPage, story } from '../../testing/page-story';
import { MembershipPage } from './MembershipPage';

/** What somebody holds of a channel. */
const meta = { title: 'Buyer/Membership', ...fullPage } satisfies Meta;
export default meta;

const page = (changes: Partial<MembershipModel> = {}) =>
  story(<MembershipPage model={membershipPageWith(changes)} />);

export const Member = page();
export const NotJoinedYet = page({ memberships: [membershipWith({ seat: null, endsAt: null })] });
export const InGrace = page({ memberships: [membershipWith({ status: 'grace' })] });
export const Ended = page({ memberships: [membershipWith({ status: 'ended', joinPath: null })] });
export const Moved = page({
  memberships: [membershipWith({ seat: { name: null, isTaken: false, isIn: false } })],
  moved: 'moved',
});
const server = {
  product: {
    id: '9fGhJkMn4PqRsTuV',
    kind: 'discord',
    title: 'Pixel Adda',
    language: 'en',
    seller: 'Meera',
    url: '/dc/9fGhJkMn4PqRsTuV',
  },
} as const;
export const OfAServer = page(server);
export const NotLetIn = page({
  ...server,
  memberships: [membershipWith({ seat: null })],
  joinFailure: 'tooManyGuilds',
});
export const MovedTooOften = page({ moved: 'tooOften' });
export const Archived = page({
  product: { ...membershipPageWith().product, url: null },
  memberships: [membershipWith({ status: 'ended', joinPath: null })],
});
export const NotBought = page({ memberships: [] });
