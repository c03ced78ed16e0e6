import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { CropSheet } from './CropSheet';

const cropped = fn<(photo: File) => void>();
const meta: Meta<typeof CropSheet> = {
  title: 'Screens/Account/Crop photo',
  component: CropSheet,
  args: { onClose: () => undefined, onCropped: cropped },
  beforeEach: () => {
    cropped.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof CropSheet>;

/** Red at the left and blue at the right. */
async function wide(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 300;
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('A canvas has no surface here');
  for (const [colour, left] of [
    ['#c02010', 0],
    ['#1020c0', 300],
  ] as const) {
    surface.fillStyle = colour;
    surface.fillRect(left, 0, 300, 300);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture was made');
  return new File([blob], 'me.png', { type: 'image/png', lastModified: 1 });
}

export const Wide: Story = {
  loaders: [async () => ({ file: await wide() })],
  render: (args, { loaded }) => <CropSheet {...args} file={loaded['file'] as File} />,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    const use = sheet.getByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toBeEnabled());
    await expect(sheet.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
    await fireEvent.change(sheet.getByRole('slider', { name: 'Left to right' }), {
      target: { value: '100' },
    });
    use.click();
    await waitFor(() => expect(cropped).toHaveBeenCalled());
    const [[photo] = []] = cropped.mock.calls;
    if (!photo) throw new Error('Nothing was cropped');
    const made = await createImageBitmap(photo);
    await expect([photo.name, photo.type, made.width, made.height]).toEqual([
      'me.jpg',
      'image/jpeg',
      240,
      240,
    ]);
    const canvas = document.createElement('canvas');
    const surface = canvas.getContext('2d');
    surface?.drawImage(made, 0, 0);
    const [red = 0, , blue = 0] = surface?.getImageData(4, 4, 1, 1).data ?? [];
    await expect(blue).toBeGreaterThan(red + 100);
  },
};

export const Unreadable: Story = {
  args: { file: new File(['no picture'], 'me.jpg', { type: 'image/jpeg', lastModified: 2 }) },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    await expect(await sheet.findByText(/cannot read this picture/)).toBeVisible();
  },
};
