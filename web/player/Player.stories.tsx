import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import poster from '../art/cover-loaf.svg';
import { Staged } from './testing/Staged';

const meta = {
  title: 'Buyer/Player',
  component: Staged,
  // What one story chose is not what the next begins with.
  beforeEach: () => localStorage.removeItem('player'),
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const captionsOf = (text: string) => `data:text/vtt,WEBVTT%0A%0A00:00.000 --> 59:00.000%0A${text}`;

const video: PlayerOptions = {
  kind: 'video',
  mediaId: 'Wn4YcPv8RsJgU3eB',
  title: 'Shaping a loaf',
  artist: 'Meera Kulkarni',
  src: '/stream/video/Wn4YcPv8RsJgU3eB',
  hls: { auto: '/master.m3u8', '360': '/master-360.m3u8', '720': '/master-720.m3u8' },
  poster,
  duration: 754,
  mark: '•••• 1573',
  captions: [
    { language: 'en', label: 'English', src: captionsOf('Fold it once, then let it rest.') },
    { language: 'hi', label: 'हिन्दी', src: captionsOf('एक बार मोड़ें।') },
  ],
  chapters: [
    { start: 0, title: 'The dough' },
    { start: 240, title: 'First fold' },
    { start: 520, title: 'Into the oven' },
  ],
  next: { title: 'Scoring the crust', url: '#next' },
};
const audio: PlayerOptions = {
  kind: 'audio',
  mediaId: 'Wn4YcPv8RsJgU3eC',
  title: 'The evening raga',
  src: '/stream/video/Wn4YcPv8RsJgU3eC',
  duration: 1805,
};
const playing = { type: 'media.playing' } as const;

export const Idle: Story = { args: { options: video } };
export const GoneOnWith: Story = { args: { options: { ...video, startAt: 301 } } };
export const Playing: Story = { args: { options: { ...video, startAt: 301 }, events: [playing] } };
export const Paused: Story = {
  args: { options: { ...video, startAt: 301 }, events: [playing, { type: 'media.paused' }] },
};
export const Waiting: Story = { args: { options: video, events: [playing, { type: 'media.waiting' }] } };
export const Slow: Story = {
  args: { options: video, events: [playing, { type: 'media.failed' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The network is slow.');
  },
};
export const Offline: Story = {
  args: { options: video, events: [playing, { type: 'connection.lost' }, { type: 'media.waiting' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are offline.');
  },
};
export const Ended: Story = {
  args: { options: { ...video, startAt: 754 }, events: [playing, { type: 'media.ended' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#next');
  },
};
export const EndedWithNothingNext: Story = {
  args: { options: { ...video, next: undefined }, events: [playing, { type: 'media.ended' }] },
};
export const OnTwoOtherDevices: Story = {
  args: {
    options: video,
    events: [playing],
    refusal: {
      status: 409,
      message: 'It plays on Chrome on Android and on Safari on iPhone. Stop one of them.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chrome on Android');
    await expect(canvas.getByRole('button', { name: 'Play here' })).toBeVisible();
  },
};
export const AccessEnded: Story = {
  args: { options: video, events: [playing], refusal: { status: 404, message: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your access to this has ended');
  },
};
export const NotPlayable: Story = {
  args: { options: video, events: [{ type: 'media.failed' }], verdict: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This browser cannot play it');
  },
};
export const Settings: Story = {
  args: { options: video, events: [playing, { type: 'media.paused' }] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Playback settings' });
    await userEvent.click(button);
    const panel = within(canvas.getByRole('group', { name: 'Playback settings' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Speed' }), '1.5×');
    await expect(canvas.getByRole('status')).toHaveTextContent('Speed: 1.5×');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Quality' }), '360p');
    await expect(canvas.getByRole('status')).toHaveTextContent('Quality: 360p');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Captions' }), 'हिन्दी');
    await expect(canvas.getByRole('button', { name: 'Captions', pressed: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};
export const ByKeys: Story = {
  args: { options: { ...video, startAt: 100 }, events: [playing, { type: 'media.paused' }] },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Play' });
    const media = canvasElement.querySelector('video');
    if (!media) throw new Error('there is no video');
    button.focus();
    await userEvent.keyboard('l');
    await expect(media.currentTime).toBe(110);
    await userEvent.keyboard('j');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(media.currentTime).toBe(95);
    await userEvent.keyboard('5');
    await expect(media.currentTime).toBe(377);
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      '6:17 of 12:34, First fold',
    );
    await userEvent.keyboard('m');
    await expect(media.muted).toBe(true);
    await userEvent.keyboard('m');
    await userEvent.keyboard('>');
    await expect(canvas.getByRole('status')).toHaveTextContent('Speed: ');
    await userEvent.keyboard('<');
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('status')).toHaveTextContent('Captions off');
  },
};
export const Audio: Story = { args: { options: audio, events: [playing, { type: 'media.paused' }] } };
export const AudioOffline: Story = {
  args: { options: audio, events: [playing, { type: 'connection.lost' }, { type: 'media.waiting' }] },
};
export const Narrow: Story = {
  args: { options: { ...video, startAt: 301 }, events: [playing, { type: 'media.paused' }] },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Staged {...args} />
    </div>
  ),
};
