import { List, ListRow } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mediaKey } from '../../queries/catalog/media.queries';
import { loaded, onePage, type Seed, Shop } from '../testing/Shop';
import { MediaSearch } from './MediaSearch';

const meta: Meta<typeof MediaSearch> = { title: 'Parts/MediaSearch', component: MediaSearch };
export default meta;
type Story = StoryObj<typeof MediaSearch>;

const file = {
  mediaId: 'media',
  purpose: 'file',
  name: 'Sourdough recipes.pdf',
  type: 'application/pdf',
  size: 3_000_000,
  status: 'ready',
  createdAt: '2026-05-10T05:30:00.000Z',
  usedBy: [],
} as const;
const show = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <MediaSearch>
        {(files) => (
          <List label="Files">
            {files.map(({ mediaId, name }) => (
              <ListRow key={mediaId} title={name} />
            ))}
          </List>
        )}
      </MediaSearch>
    </Shop>
  ),
});

export const Found: Story = {
  ...show(loaded(mediaKey({}), onePage([file]))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sourdough recipes.pdf')).toBeVisible();
  },
};
export const Empty: Story = show(loaded(mediaKey({}), onePage([])));
