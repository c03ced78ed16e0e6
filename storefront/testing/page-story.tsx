import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** A server-rendered page in Storybook: as wide as the window, in the system font. */
export const fullPage = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-type="system">
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
};

/** A story that is one drawing, with nothing to set. */
export const story = (page: ReactElement): StoryObj => ({ render: () => page });
