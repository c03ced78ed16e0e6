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
    const isLeftToTheBrowser = await fireEvent.click(link, { ctrlKey: true });
    await expect(isLeftToTheBrowser).toBe(true);
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('#sales');
  },
};
