import type { DataExport } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { dataExportKey } from '../../../queries/accounts/data-export.queries';
import { stepUpKey } from '../../../queries/accounts/step-up.queries';
import { DataExportSection } from './DataExportSection';

const meta: Meta<typeof DataExportSection> = {
  title: 'Screens/Account/DataExport',
  component: DataExportSection,
};
export default meta;

type Story = StoryObj<typeof DataExportSection>;

const story = (...seeds: Seed[]): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <DataExportSection />
    </Shop>
  ),
});
const none: DataExport = { status: 'none', askedAt: null, until: null, bytes: 0 };
const askedAt = '2026-11-21T05:00:00.000Z';
const ready: DataExport = { status: 'ready', askedAt, until: '2026-11-28T05:00:00.000Z', bytes: 1_234_567 };

export const Loading = story(loading(dataExportKey));
export const NoneYet = story(loaded(dataExportKey, none));
export const Archiving = story(loaded(dataExportKey, { ...none, status: 'archiving', askedAt }));
export const ArchivingFailed = story(loaded(dataExportKey, { ...none, status: 'failed', askedAt }));
export const Failed = story(failed(dataExportKey));
export const Offline = story(offline(dataExportKey, ready));

export const Ready: Story = {
  ...story(loaded(dataExportKey, ready)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready: 1.2 MB. It is deleted on 28 Nov 2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const Asking: Story = {
  ...story(
    loaded(dataExportKey, none),
    loaded(stepUpKey, { sentTo: { channel: 'sms', masked: '+91 98•••••345' }, resendAfterSeconds: 0 }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Export your data' }));
    await expect(await sheet.findByLabelText('6-digit code')).toBeEnabled();
  },
};
