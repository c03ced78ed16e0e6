import type { MediaFile } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import type { PlayedUpload } from '../../components/testing/uploads';
import { mediaFileKey, mediaKey, storageKey } from '../../queries/catalog/media.queries';
import { MediaScreen } from './MediaScreen';

const meta: Meta<typeof MediaScreen> = {
  title: 'Screens/Files',
  component: MediaScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof MediaScreen>;

const megabyte = 1_048_576;
const file = (place: number, changes: Partial<MediaFile>): MediaFile => ({
  mediaId: `media${place}`,
  purpose: 'file',
  name: `file-${place}.pdf`,
  type: 'application/pdf',
  size: 3 * megabyte,
  status: 'ready',
  createdAt: '2026-05-10T05:30:00.000Z',
  usedBy: [],
  ...changes,
});
const files: MediaFile[] = [
  file(1, { name: 'Sourdough recipes.pdf', usedBy: [{ productId: 'a', title: 'Sourdough at home' }] }),
  file(2, {
    name: 'Shaping a loaf, second take.mp4',
    purpose: 'video',
    type: 'video/mp4',
    size: 840 * megabyte,
    usedBy: [
      { productId: 'a', title: 'Sourdough at home' },
      { productId: 'b', title: 'Bread in a week' },
    ],
  }),
  file(3, { name: 'The sound of a crust.mp3', purpose: 'audio', type: 'audio/mpeg', size: 14 * megabyte }),
  file(4, { name: 'Tables.zip', type: 'application/zip', status: 'preparing' }),
];
const storage = loaded(storageKey, { used: 900 * megabyte, limit: 5 * 1024 * megabyte });
const listed = loaded(mediaKey({}), onePage(files));

const show = (seeds: readonly Seed[], uploads: readonly PlayedUpload[] = [], isPhone = false): Story => ({
  render: () => (
    <Shop seeds={seeds} uploads={uploads} kind={isPhone ? 'mobile' : 'desktop'}>
      <MediaScreen />
    </Shop>
  ),
});

export const Full: Story = {
  ...show([storage, listed]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change The sound of a crust.mp3' }));
    await expect(await screen.findByRole('button', { name: 'Delete the file' })).toBeVisible();
  },
};
export const Uploading: Story = {
  ...show(
    [storage, listed],
    [
      { name: 'Lesson 1.mp4', size: 900 * megabyte, purpose: 'video', is: 'sending', share: 40 },
      { name: 'Lesson 2.mp4', size: 400 * megabyte, purpose: 'video', is: 'lost' },
      { name: 'Setup.pdf', size: megabyte, is: 'refused', why: 'Your storage is full.' },
    ],
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Choose the same file again, and the upload goes on where it was.'),
    ).toBeVisible();
  },
};
const film: MediaFile = {
  ...file(2, { name: 'Shaping a loaf.mp4', purpose: 'video', type: 'video/mp4', size: 84 * megabyte }),
  playback: {
    duration: 754,
    width: 1_920,
    height: 1_080,
    videoCodec: 'avc',
    audioCodec: 'aac',
    renditions: {
      status: 'ready',
      items: [
        { name: '360', width: 640, height: 360, codecs: 'avc1.4d401e', bandwidth: 700_000 },
        { name: '720', width: 1_280, height: 720, codecs: 'avc1.4d401f', bandwidth: 1_700_000 },
      ],
      poster: true,
      thumbnails: null,
    },
    captions: [
      { language: 'hi', label: 'हिन्दी' },
      { language: 'en', label: 'English' },
    ],
    chapters: [
      { start: 0, title: 'Dough' },
      { start: 65, title: 'Kneading' },
    ],
  },
};
/** A video: how it plays, its captions and its chapters. */
export const Video: Story = {
  ...show(
    [storage, loaded(mediaKey({}), onePage([film])), loaded(mediaFileKey(film.mediaId), film)],
    [],
    true,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Shaping a loaf.mp4' }));
    await expect(await screen.findByText('Prepared for slow networks: 360p, 720p')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Also prepare in 1080p' })).toBeVisible();
    const chapters = screen.getByRole('textbox', { name: /Chapters/ });
    await expect(chapters).toHaveValue('0:00 Dough\n1:05 Kneading');
    await userEvent.type(chapters, '{End}\nOven');
    await userEvent.click(screen.getByRole('button', { name: 'Save chapters' }));
    await expect(
      await screen.findByText('Line 3 needs a time and a name, such as 1:05 Kneading.'),
    ).toBeVisible();
  },
};
/** A preparation that failed says why, and can be tried again. */
const unprepared: MediaFile = {
  ...film,
  playback: {
    duration: 754,
    width: 1_920,
    height: 1_080,
    videoCodec: 'hevc',
    audioCodec: 'aac',
    renditions: {
      status: 'none',
      items: [],
      poster: false,
      thumbnails: null,
      maxRendition: '1080',
      failure: 'storage_full',
    },
    captions: [],
    chapters: [],
  },
};
export const Unprepared: Story = {
  ...show([
    storage,
    loaded(mediaKey({}), onePage([unprepared, ...files.slice(0, 1)])),
    loaded(mediaFileKey(film.mediaId), unprepared),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not prepared for slow networks')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Shaping a loaf.mp4' }));
    await expect(await screen.findByText(/because your storage is full/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Prepare again' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Do without 1080p' })).toBeVisible();
  },
};
export const Preparing: Story = {
  ...show(
    [storage, listed],
    [
      { name: 'Lesson 1.mp4', size: 90 * megabyte, purpose: 'video', is: 'prepared', share: 40 },
      { name: 'Lesson 2.mp4', size: 400 * megabyte, purpose: 'video', is: 'unprepared' },
    ],
    true,
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Preparing for slow networks, 40% done · 2 minutes left'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Lesson 2.mp4 again' })).toBeVisible();
  },
};
export const OnAPhone = show([storage, listed], [], true);
export const Empty = show([
  loaded(storageKey, { used: 0, limit: 5 * 1024 * megabyte }),
  loaded(mediaKey({}), onePage([])),
]);
export const Loading = show([loading(storageKey), loading(mediaKey({}))]);
export const Failed = show([failed(storageKey), failed(mediaKey({}))]);
export const Offline = show([storage, offline(mediaKey({}), onePage(files))]);
