import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as dashboard from '../../screens/dashboard/DashboardScreen.stories';
import * as sales from '../../screens/sales/sale/SalesScreen.stories';
import * as wallet from '../../screens/wallet/WalletScreen.stories';
import { GuestLayout } from '../layouts/GuestLayout';

/** The densest screens as those see them who read Hindi. Every other story can be seen so by the language in the toolbar. */
const meta: Meta = {
  title: 'Screens/In Hindi',
  parameters: { layout: 'fullscreen' },
  globals: { language: 'hi' },
  // A page with all of them would be drawn in one language.
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj;

/** The same story, once its words are those of the language. */
const inHindi = ({ render }: { render?: unknown }, title: string | RegExp): Story => ({
  render: render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

export const Dashboard = inHindi(dashboard.Full, /^(सुप्रभात|नमस्ते|शुभ संध्या)/);
export const DashboardOnAPhone = inHindi(dashboard.FullOnAPhone, 'होम');
export const Sales = inHindi(sales.Full, 'बिक्री');
export const Wallet = inHindi(wallet.Full, 'वॉलेट');
export const WalletOnAPhone = inHindi(wallet.FullOnAPhone, 'वॉलेट');

/** The choice itself, for people who have no account yet. */
export const Choice: Story = {
  render: () => <GuestLayout>{null}</GuestLayout>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'भाषा' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'true');
  },
};
