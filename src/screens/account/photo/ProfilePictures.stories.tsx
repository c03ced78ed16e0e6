import { sampleCover } from '@haat/kinds/samples';
import type { ProfilePictures as Pictures } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LayoutKind } from '../../../components/screen/layout-context';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { profilePicturesKey } from '../../../queries/catalog/profile-pictures.queries';
import { ProfilePictures } from './ProfilePictures';

const meta: Meta<typeof ProfilePictures> = {
  title: 'Screens/Account/Photo and cover',
  component: ProfilePictures,
  args: { name: 'Meera Kulkarni' },
};
export default meta;

type Story = StoryObj<typeof ProfilePictures>;

const none: Pictures = { photo: null, cover: null };
const both: Pictures = { photo: { ...sampleCover, width: 240, height: 240 }, cover: sampleCover };
const story = (seed: Seed, kind: LayoutKind = 'mobile'): Story => ({
  render: ({ name }) => (
    <Shop seeds={[seed]} kind={kind}>
      <ProfilePictures name={name} />
    </Shop>
  ),
});

export const Loading = story(loading(profilePicturesKey));
export const Failed = story(failed(profilePicturesKey));
export const Offline = story(offline(profilePicturesKey, both));

export const Empty: Story = {
  ...story(loaded(profilePicturesKey, none)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MK')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Remove cover' })).toBeNull();
  },
};

export const Full: Story = {
  ...story(loaded(profilePicturesKey, both), 'desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace photo' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Remove photo' })).toBeEnabled();
    await expect(canvas.getByRole('img', { name: 'Cover of your page' })).toBeVisible();
  },
};
