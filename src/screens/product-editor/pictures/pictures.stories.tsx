import type { UploadState } from '@haat/machines/upload';
import type { ImageSources } from '@haat/openapi';
import arch from '@haat/web/art/cover-arch.svg';
import cake from '@haat/web/art/cover-cake.svg';
import rose from '@haat/web/art/cover-rose.svg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { PictureInput } from '../../../components/pictures/PictureInput';
import { Shop } from '../../../components/testing/Shop';
import { createDraftStore } from '../draft/draft-store';
import { createDevice, createServer } from '../testing/draft-server';
import { GalleryField } from './GalleryField';
import { PictureUploads } from './PictureUploads';

const picture = (id: string, src: string, alt: string): ImageSources => ({
  id,
  src,
  alt,
  width: 1200,
  height: 675,
  avif: '',
  webp: '',
});
const three = [
  picture('one', cake, 'A cake with three layers'),
  picture('two', rose, ''),
  picture('three', arch, ''),
];

const store = createDraftStore('page', null, createDevice(createServer()).ports);

const meta: Meta<typeof GalleryField> = {
  title: 'Screens/Product editor/Pictures',
  component: GalleryField,
  render: ({ gallery }) => (
    <Shop seeds={[]}>
      <PictureUploads owner="story" kind="page" store={store}>
        <Chosen initial={gallery} />
      </PictureUploads>
    </Shop>
  ),
};
export default meta;
type Story = StoryObj<typeof GalleryField>;

function Chosen({ initial }: { initial: readonly ImageSources[] }) {
  const [gallery, setGallery] = useState(initial);
  return <GalleryField gallery={gallery} onChange={setGallery} />;
}

export const None: Story = { args: { gallery: [] } };

/** Moved and removed by buttons; what was removed comes back where it was. */
export const Three: Story = {
  args: { gallery: three },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 1 down' }));
    await expect(canvas.getByRole('textbox', { name: 'Description of picture 2' })).toHaveValue(
      'A cake with three layers',
    );
    await expect(canvas.getByRole('button', { name: 'Move picture 2 down' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }));
    await expect(canvas.queryByRole('textbox', { name: 'Description of picture 3' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Description of picture 2' })).toHaveValue(
      'A cake with three layers',
    );
  },
};

const input = (state: UploadState): Story => ({
  render: () => (
    <PictureInput
      label="Add pictures"
      icon="plus"
      help="Up to 8, shown below the cover."
      upload={{ state, choose: () => undefined, cancel: () => undefined, retry: () => undefined }}
    />
  ),
});
const upload = { name: 'cake.jpg', left: 3, sent: 1_572_864, size: 4_194_304, problem: null };

export const Sending: Story = {
  ...input({ is: 'sending', ...upload }),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Upload progress of cake.jpg' });
    await expect(line).toHaveAttribute('value', '37');
    await expect(canvas.getByText('Uploading “cake.jpg”, 37%. 2 more in the queue.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** All of it is there, and the server works. */
export const Preparing = input({ is: 'making', ...upload, sent: upload.size, left: 1 });

/** It goes on by itself; whoever does not want to wait says so. */
export const WithoutAConnection: Story = {
  ...input({ is: 'waiting', ...upload, left: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeEnabled();
  },
};

export const Refused = input({ is: 'idle', problem: { name: 'cake.pdf', is: 'notAPicture' } });
export const TooLarge = input({ is: 'idle', problem: { name: 'cake.png', is: 'tooLarge' } });

/** One of several was refused in the server's words; the next is on its way. */
export const RefusedAndOn = input({
  is: 'sending',
  ...upload,
  left: 2,
  problem: {
    name: 'crumb.png',
    is: 'refused',
    why: 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
  },
});
