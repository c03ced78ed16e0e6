import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { watchInstall } from '../../services/install';
import { InstallCard } from './InstallCard';

const meta: Meta<typeof InstallCard> = {
  title: 'Components/InstallCard',
  component: InstallCard,
  beforeEach: () => {
    watchInstall();
    // The prompt of a story before is used up.
    return () => dispatchEvent(new Event('appinstalled'));
  },
};
export default meta;

type Story = StoryObj<typeof InstallCard>;

/** As Chromium says that it may be asked. */
function offer() {
  const prompt = fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { event, prompt };
}

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const { event, prompt } = offer();
    await expect(event.defaultPrevented).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to home screen' }));
    await expect(prompt).toHaveBeenCalledOnce();
    // One prompt asks once.
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Installed: Story = {
  play: async ({ canvas }) => {
    offer();
    await canvas.findByRole('button', { name: 'Add to home screen' });
    dispatchEvent(new Event('appinstalled'));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** On an iPhone there is a menu for it. */
export const ByHand: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'standalone');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In Safari, tap Share/)).toBeVisible();
  },
};
