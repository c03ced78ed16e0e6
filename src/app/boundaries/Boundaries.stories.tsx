import { Box, Text } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { navigate } from 'wouter/use-browser-location';
import { PageLayout } from '../layouts/PageLayout';
import { PlainBottomBar, PlainSideBar } from '../signed-in/PlainPlaces';
import { AppBoundary } from './AppBoundary';
import { FrameBoundary } from './FrameBoundary';
import { ForgetLoaded } from './forget-loaded';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenFailed } from './ScreenFailed';

/** What stands in the place of a screen, of a part of the frame, or of the app, when it throws while it is drawn. */
const meta: Meta = {
  title: 'App/Boundaries',
  component: ScreenBoundary,
  subcomponents: { ScreenFailed, FrameBoundary, AppBoundary, PlainSideBar, PlainBottomBar } as never,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

/** Throws for as long as its story says so. */
function Breaking({ isBroken }: { isBroken: () => boolean }): ReactNode {
  if (isBroken()) throw new Error('Cannot read properties of null');
  return <Text>Sourdough at Home</Text>;
}

const forget = fn();
let isBroken = true;

export const Screen: Story = {
  render: () => (
    <PageLayout>
      <ForgetLoaded value={forget}>
        <ScreenBoundary of="screen">
          <Breaking isBroken={() => isBroken} />
        </ScreenBoundary>
      </ForgetLoaded>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    isBroken = true;
    const title = await canvas.findByRole('heading', { level: 1, name: 'This screen could not be shown' });
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your shop' })).toHaveAttribute('href', '/admin');
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Sourdough at Home')).toBeVisible();
    await expect(forget).toHaveBeenCalled();
    isBroken = true;
  },
};

/** The next address is another try. */
export const ScreenAfterNavigation: Story = {
  render: () => {
    function Moving() {
      const [at] = useState(() => window.location.pathname);
      return (
        <ScreenBoundary of="screen">
          <Breaking isBroken={() => window.location.pathname === at} />
        </ScreenBoundary>
      );
    }
    return <Moving />;
  },
  play: async ({ canvas }) => {
    const { pathname, search } = window.location;
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    navigate('/elsewhere');
    await expect(await canvas.findByText('Sourdough at Home')).toBeVisible();
    navigate(pathname + search, { replace: true });
  },
};

export const App: Story = {
  render: () => (
    <AppBoundary>
      <Breaking isBroken={() => true} />
    </AppBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your shop' })).toBeVisible();
  },
};

export const ScreenInHindi: Story = {
  render: () => (
    <PageLayout>
      <ScreenFailed onRetry={fn()} />
    </PageLayout>
  ),
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'यह स्क्रीन दिखाई नहीं जा सकी' })).toBeVisible();
  },
};

const broken = <Breaking isBroken={() => true} />;

/** The places stay, without their figures. */
export const SideBar: Story = {
  render: () => (
    <Box>
      <FrameBoundary fallback={<PlainSideBar isWide />}>{broken}</FrameBoundary>
    </Box>
  ),
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('navigation', { name: 'Main' }));
    for (const name of ['Home', 'Products', 'Sales', 'Wallet', 'Account'])
      await expect(places.getByRole('link', { name })).toBeVisible();
  },
};

export const BottomBar: Story = {
  render: () => (
    <Box>
      <FrameBoundary fallback={<PlainBottomBar />}>{broken}</FrameBoundary>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Wallet' })).toBeVisible();
  },
};
