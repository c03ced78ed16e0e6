import { type AddressProof, addAddressMachine } from '@haat/machines/add-address';
import { ApiError } from '@haat/machines/failure';
import type { Addressee, SentOtp } from '@haat/machines/sign-in';
import { samplePlan, samplePremium } from '@haat/machines/testing';
import type {
  DataExport,
  DeviceSession,
  HandleState,
  OwnAddress,
  PlanState,
  ProfilePictures,
  ReferralState,
  User,
} from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { AddAddress } from '../../actors/add-address.actor';
import type { LayoutKind } from '../../components/screen/layout-context';
import { sampleStaying, sampleUninvited } from '../../components/testing/account';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { addressesKey, handleKey } from '../../queries/accounts/account.queries';
import { accountDeletionKey } from '../../queries/accounts/account-deletion.queries';
import { businessKey } from '../../queries/accounts/business.queries';
import { dataExportKey } from '../../queries/accounts/data-export.queries';
import { sessionsKey } from '../../queries/accounts/sessions.queries';
import { stepUpKey } from '../../queries/accounts/step-up.queries';
import { storageKey } from '../../queries/catalog/media.queries';
import { profilePicturesKey } from '../../queries/catalog/profile-pictures.queries';
import { feeInvoicesKey } from '../../queries/money/documents.queries';
import { planKey, referralKey } from '../../queries/money/plan.queries';
import { AccountScreen } from './AccountScreen';

const meta: Meta<typeof AccountScreen> = {
  title: 'Screens/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof AccountScreen>;

const since = '2026-08-01T05:00:00Z';
const addresses: OwnAddress[] = [
  { id: 'way-1', channel: 'sms', address: '+919820012345', verifiedAt: since, canLeave: true },
  { id: 'way-2', channel: 'mail', address: 'meera@example.com', verifiedAt: since, canLeave: true },
  { id: 'way-3', channel: 'google', address: null, verifiedAt: since, canLeave: true },
];
const device = (last: number, userAgent: string | null, isCurrent = false): DeviceSession => ({
  id: `0193b2aa-0000-7000-8000-00000000000${last}`,
  device: userAgent,
  createdAt: since,
  lastSeenAt: samples.now.toISOString(),
  isCurrent,
});
const devices = [
  device(
    1,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    true,
  ),
  device(
    2,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130',
  ),
  device(3, null),
];
const list = (items: unknown[]) => ({ items, next: null });

const adding = addAddressMachine.provide({
  actors: {
    startAddress: fromPromise<SentOtp, Addressee>(async () => ({ resendAfterSeconds: 0, sentAt: 0 })),
    proveAddress: fromPromise<User, AddressProof>(async ({ input }) => {
      if (input.channel === 'phone' && input.code === null)
        throw new ApiError({ status: 403, code: 'step_up_needed', message: 'Confirm with a code first.' });
      return samples.user;
    }),
  },
  actions: { tellAdded: () => undefined },
});

const withSeeds = (seeds: Seed[], kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <AddAddress.Provider logic={adding}>
        <AccountScreen />
      </AddAddress.Provider>
    </Shop>
  ),
});
const noHandle: HandleState = { handle: null, changesAt: null, former: [] };
const noPictures: ProfilePictures = { photo: null, cover: null };
const noCopy: DataExport = { status: 'none', askedAt: null, until: null, bytes: 0 };
const withoutGst = [
  loaded(handleKey, noHandle),
  loaded(profilePicturesKey, noPictures),
  loaded(businessKey, { business: null }),
  loaded(feeInvoicesKey, list([])),
  loaded(accountDeletionKey, sampleStaying),
  loaded(dataExportKey, noCopy),
];
const storage = { used: 900 * 1_048_576, limit: 5_120 * 1_048_576 };
const onFree = [loaded(planKey, samplePlan), loaded(referralKey, sampleUninvited)];
const everybody = [
  loaded(storageKey, storage),
  loaded(addressesKey, list(addresses)),
  loaded(sessionsKey, list(devices)),
  ...withoutGst,
];
const all = [...everybody, ...onFree];
const withPlan = (plan: Partial<PlanState>, referral: Partial<ReferralState> = {}, kind?: LayoutKind) =>
  withSeeds(
    [
      ...everybody,
      loaded(planKey, { ...samplePremium, ...plan }),
      loaded(referralKey, { ...sampleUninvited, ...referral }),
    ],
    kind,
  );

export const Loading = withSeeds([
  loading(storageKey),
  loading(addressesKey),
  loading(sessionsKey),
  loading(businessKey),
  loading(feeInvoicesKey),
  loading(planKey),
  loading(referralKey),
  loading(accountDeletionKey),
  loading(dataExportKey),
  loading(handleKey),
  loading(profilePicturesKey),
]);
export const Full = withSeeds(all);
/** What is for selling is folded. */
export const OfABuyer: Story = {
  render: () => (
    <Shop seeds={all} kind="mobile" user={{ ...samples.user, startsAt: 'library' }}>
      <AddAddress.Provider logic={adding}>
        <AccountScreen />
      </AddAddress.Provider>
    </Shop>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByLabelText('Your name')).toBeVisible();
    await expect(screen.queryByText(/products stay on sale/)).toBeNull();
    await expect(screen.getByText('Your files')).not.toBeVisible();
    await userEvent.click(screen.getByText('For selling'));
    await expect(screen.getByText('Your files')).toBeVisible();
  },
};
export const FullOnAPhone = withSeeds(all, 'mobile');
export const OneDevice = withSeeds([
  loaded(storageKey, { ...storage, used: 0 }),
  loaded(addressesKey, list([{ ...addresses[0], canLeave: false }])),
  loaded(sessionsKey, list(devices.slice(0, 1))),
  ...withoutGst,
  ...onFree,
]);
export const Failed = withSeeds([
  failed(storageKey),
  failed(addressesKey),
  failed(sessionsKey),
  failed(businessKey),
  failed(feeInvoicesKey),
  failed(planKey),
  failed(referralKey),
  failed(accountDeletionKey),
  failed(dataExportKey),
  failed(handleKey),
  failed(profilePicturesKey),
]);
export const Offline = withSeeds(
  [
    offline(storageKey, storage),
    offline(addressesKey, list(addresses)),
    offline(sessionsKey, list(devices)),
    offline(businessKey, { business: null }),
    offline(feeInvoicesKey, list([])),
    offline(planKey, samplePremium),
    offline(referralKey, sampleUninvited),
    offline(accountDeletionKey, sampleStaying),
    offline(dataExportKey, noCopy),
    offline(handleKey, noHandle),
    offline(profilePicturesKey, noPictures),
  ],
  'mobile',
);

export const OnPremium = withPlan({}, { people: 1, earned: 0 });
export const OnVvipWithMoreToCome = withPlan(
  {
    plan: 'VVIP',
    feeBasisPoints: 100,
    next: 'PREMIUM',
    endsAt: '2026-08-01T04:30:00.000Z',
    coming: [{ plan: 'PREMIUM', startsAt: '2026-07-01T04:30:00.000Z', endsAt: '2026-08-01T04:30:00.000Z' }],
  },
  { people: 3, earned: 123_450, latest: [{ at: '2026-05-09T08:00:00.000Z', amount: 1_000 }] },
);
export const PlanEnding = withPlan({ status: 'ending', next: 'FREE' }, {}, 'mobile');
export const PlanInGrace = withPlan(
  { status: 'grace', graceUntil: '2026-06-04T04:30:00.000Z' },
  {},
  'mobile',
);

export const SigningOutTheOthers: Story = {
  ...withSeeds(all),
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Sign out other devices' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out the other devices?' }));
    // It fades in.
    await waitFor(() => expect(dialog.getByText(/You stay signed in here/)).toBeVisible());
  },
};

const sent = loaded(stepUpKey, {
  sentTo: { channel: 'sms', masked: '+91 98•••••345' },
  resendAfterSeconds: 0,
});

export const AddingAnEmail: Story = {
  ...withSeeds(all),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add an email' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an email' }));
    await userEvent.type(sheet.getByLabelText('Email'), 'meera@example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sheet.getByText('Sent to meera@example.com.')).toBeVisible());
    await userEvent.type(sheet.getByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add an email' })).toBeNull());
  },
};

export const AddingANumberWhereMoneyIs: Story = {
  ...withSeeds([...all, sent]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add a mobile number' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a mobile number' }));
    await userEvent.type(sheet.getByLabelText('Mobile number'), '9820012346');
    await userEvent.click(sheet.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await sheet.findByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(sheet.getByText(/This account holds money/)).toBeVisible());
    await expect(sheet.getByText('We sent a code by SMS to +91 98•••••345.')).toBeInTheDocument();
  },
};

export const RemovingANumber: Story = {
  ...withSeeds([...all, sent], 'mobile'),
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Remove +91 98200 12345' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove +91 98200 12345?' }));
    await waitFor(() => expect(dialog.getByText(/leave your Purchases/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByLabelText('6-digit code')).toBeEnabled();
  },
};
