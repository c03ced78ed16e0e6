import type { ImageSources } from '@haat/openapi';
import arch from '@haat/web/art/cover-arch.svg';
import cake from '@haat/web/art/cover-cake.svg';
import rose from '@haat/web/art/cover-rose.svg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
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
