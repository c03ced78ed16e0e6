import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PictureInput } from './PictureInput';
import type { PictureState } from './use-picture-upload';

const meta: Meta<typeof PictureInput> = { title: 'Components/Picture input', component: PictureInput };
export default meta;

type Story = StoryObj<typeof PictureInput>;

const input = (state: PictureState): Story => ({
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

export const Refused = input({ is: 'idle', problem: { name: 'cake.pdf', is: 'wrongType' } });
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
