import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Link, NavigationProvider } from '../../index';

const meta = {
  component: NavigationProvider,
  title: 'words/NavigationProvider',
  args: { navigate: () => true },
} satisfies Meta<typeof NavigationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn(() => true);

/** A plain click goes to the router; one for a new tab stays the browser's. */
export const Around: Story = {
  render: () => (
    <NavigationProvider navigate={navigate}>
      <Link href="#sales">Sales</Link>
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sales' });
    const leftToTheBrowser = fn();
    // A new tab would come before this page, which is drawn once a second from then on.
    const keepFromOpening = (event: Event) => {
      leftToTheBrowser(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', keepFromOpening, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(leftToTheBrowser).toHaveBeenCalledWith(true);
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('#sales');
  },
};
