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
export const MovedTooOften = page({ moved: 'tooOften' });
export const NotBought = page({ memberships: [] });
