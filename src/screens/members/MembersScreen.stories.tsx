import { ApiError } from '@haat/machines/failure';
import type { MemberWithActivity, Product } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { productOptions } from '../../queries/catalog/products.queries';
import { memberKey, membersKey } from '../../queries/delivery/members.queries';
import { MembersScreen } from './MembersScreen';
import { members, newcomer, outsider, page } from './member.samples';

const meta: Meta<typeof MembersScreen> = {
  title: 'Screens/Members',
  component: MembersScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof MembersScreen>;

const [sold] = samples.products as [SampleProduct];
const channel: Product = { ...sold, kind: 'telegram', title: 'Bakers’ Daily Room' };
const product = productOptions(channel.id).queryKey;
const all = membersKey(channel.id, {});
const onePage = (...given: Parameters<typeof page>) => ({ pages: [page(...given)], pageParams: [null] });
const details: Seed[] = members.map((member) => {
  const detail: MemberWithActivity = {
    member,
    activity: [
      { type: 'joined', at: '2026-10-21T06:00:00Z' },
      { type: 'granted', at: '2026-10-21T05:12:00Z' },
    ],
  };
  return loaded(memberKey(member.id), detail);
});

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[loaded(product, channel), ...details, ...seeds]} kind={kind}>
      <MembersScreen kind="telegram" id={channel.id} now={samples.now} />
    </Shop>
  ),
});

const full = loaded(all, onePage(members));
const none = { active: 0, grace: 0, suspended: 0, pending: 0, ended: 0, revoked: 0 };
const sharing = { linkTries: 0, moves: 0, newcomers: 0 };
const nobody = onePage([], {
  totals: { ...none, notThroughHaat: 0, joined: 0, seatsLeft: null, sharing },
});

export const Loading = on([loading(all)]);
export const Empty = on([loaded(all, nobody)]);
export const Full: Story = {
  ...on([full]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,287')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Rohit Deshmukh' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rohit Deshmukh' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove member' }));
    await expect(await sheet.findByText(/This is no refund/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Remove Rohit Deshmukh' })).toBeEnabled();
  },
};
export const FullOnAPhone = on([full], 'mobile');
export const Failed = on([failed(all)]);
export const Offline = on([offline(all, onePage(members))], 'mobile');
export const Unknown: Story = {
  render: () => (
    <Shop
      seeds={[
        {
          ...failed(product),
          error: new ApiError({ status: 404, message: 'Product not found', code: 'not_found' }),
        },
      ]}
    >
      <MembersScreen kind="telegram" id={channel.id} />
    </Shop>
  ),
};

export const NotThroughTheShop: Story = {
  ...on([full, loaded(membersKey(channel.id, { status: 'notThroughHaat' }), onePage([newcomer, outsider]))]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show who joined another way' }));
    await expect(await canvas.findByRole('button', { name: 'Manage Old Reader' })).toBeVisible();
    await expect(canvas.getByText('Joined by another link')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage New Reader' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New Reader' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove from the channel' }));
    await expect(await sheet.findByText(/has no access here/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Remove New Reader' })).toBeEnabled();
  },
};

export const SharedLink: Story = {
  ...on([loaded(all, onePage(members.slice(1, 2), { canAdd: false }))], 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shared invite link')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Connect the channel' })).toHaveAttribute(
      'href',
      '/telegramCreate',
    );
  },
};

export const WhoseInvite: Story = {
  ...on([
    full,
    loaded(
      membersKey(channel.id, { linkTried: true }),
      onePage(members.filter(({ detail }) => detail?.linkTries)),
    ),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show whose invite' }));
    await expect(await canvas.findByText('Invite tried by 4 other people')).toBeVisible();
    await expect(canvas.queryByText('Rohit Deshmukh')).toBeNull();
  },
};

export const OneMember: Story = {
  ...on([full], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ananya Iyer' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ananya Iyer' }));
    await expect(sheet.getByLabelText('Access until')).toHaveValue('2027-01-20');
    await expect(sheet.getByText('Joined')).toBeVisible();
  },
};

export const ByHand: Story = {
  ...on([full], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add members' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add members' }));
    await expect(sheet.getByRole('button', { name: 'Add and send invite' })).toBeVisible();
  },
};

export const FromAFile: Story = {
  ...on([full]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add members' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add members' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'CSV file' }));
    const csv = 'phone,until,name\n9876543210,31-12-2027,Asha\n12345,,Devi\n9876543211,2020-01-01';
    await userEvent.upload(sheet.getByLabelText('CSV file', { selector: 'input[type=file]' }), [
      new File([csv], 'members.csv', { type: 'text/csv' }),
    ]);
    await expect(await sheet.findByText('2 lines will be left out')).toBeVisible();
    await expect(sheet.getByText('Line 3: 12345,,Devi')).toBeVisible();
    await expect(sheet.getByText('The end date is in the past.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Add 1 member' })).toBeEnabled();
  },
};
