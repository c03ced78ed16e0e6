import type { MediaFile, Playback } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { loaded, onePage, type Seed, Shop } from '../../../components/testing/Shop';
import type { PlayedUpload } from '../../../components/testing/uploads';
import { mediaFileKey, mediaKey } from '../../../queries/catalog/media.queries';
import { emptyDraft } from '../draft/draft';
import { UploadPlace } from '../uploads/UploadPlace';
import { TrailerField } from './TrailerField';

const megabyte = 1_048_576;
const film = (renditions: Partial<Playback['renditions']>, changes: Partial<Playback> = {}): MediaFile => ({
  mediaId: 'film',
  contentId: 'film-content',
  purpose: 'video',
  name: 'Monsoon, first rain.mp4',
  type: 'video/mp4',
  size: 48 * megabyte,
  status: 'ready',
  createdAt: '2026-05-10T05:30:00.000Z',
  usedBy: [],
  playback: {
    duration: 72,
    width: 1280,
    height: 720,
    renditions: { status: 'ready', items: [], poster: true, thumbnails: null, ...renditions },
    captions: [],
    chapters: [],
    ...changes,
  },
});
const song: MediaFile = { ...film({}), mediaId: 'song', purpose: 'audio', name: 'Rain on tin.mp3' };

const meta: Meta<typeof TrailerField> = {
  title: 'Screens/Product editor/Trailer',
  component: TrailerField,
};
export default meta;
type Story = StoryObj<typeof TrailerField>;

function Chosen({ initial }: { initial: string }) {
  const [draft, setDraft] = useState({ ...emptyDraft('page'), trailer: initial });
  return <TrailerField draft={draft} onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))} />;
}

const show = (
  file: MediaFile | null,
  uploads: readonly PlayedUpload[] = [],
  more: readonly Seed[] = [],
): Story => ({
  render: () => (
    <Shop seeds={[...(file ? [loaded(mediaFileKey(file.mediaId), file)] : []), ...more]} uploads={uploads}>
      <UploadPlace owner="story" kind="page" productId={null}>
        <Chosen initial={file?.mediaId ?? ''} />
      </UploadPlace>
    </Shop>
  ),
});

const target = 'story.new.page.trailer';
const sent = { name: 'Monsoon.mp4', size: 48 * megabyte, purpose: 'video', target } as const;

export const None: Story = {
  ...show(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload a video' })).toHaveAccessibleDescription(
      /up to 3 minutes/,
    );
  },
};

export const Uploading: Story = {
  ...show(null, [{ ...sent, is: 'sending', share: 40 }]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Upload progress of Monsoon.mp4' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload a video' })).toBeNull();
  },
};

export const Preparing: Story = {
  ...show(film({ status: 'preparing' }), [{ ...sent, is: 'prepared', share: 60 }]),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Being prepared for slow networks. Buyers see it when that is done.'),
    ).toBeVisible();
  },
};

/** Removed, and another chosen among the files that were uploaded before; only a video can be one. */
export const Ready: Story = {
  ...show(film({}), [], [loaded(mediaKey({}), onePage([film({}), song]))]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:12. Ready to be played.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText('1:12. Ready to be played.')).toBeNull();
    const choose = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose from your files' }));
      await userEvent.click(await screen.findByRole('button', { name }));
    };
    await choose(/Rain on tin/);
    await expect(await canvas.findByText('A trailer has to be a video. Choose a video file.')).toBeVisible();
    await choose(/first rain/);
    await expect(await canvas.findByText('1:12. Ready to be played.')).toBeVisible();
    await expect(canvas.queryByText('A trailer has to be a video. Choose a video file.')).toBeNull();
  },
};

export const NotPrepared: Story = show(film({ status: 'none' }));

export const Failed: Story = show(film({ status: 'none', failure: 'undecodable' }));

/** Its content was replaced by a longer one. */
export const TooLong: Story = show(film({}, { duration: 640 }));

/** What is no video is refused before it is sent. */
export const Refused: Story = {
  ...show(null),
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('there is no field for a file');
    await userEvent.upload(input, new File(['rain'], 'rain.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await expect(await canvas.findByText('A trailer has to be a video. Choose a video file.')).toBeVisible();
  },
};
