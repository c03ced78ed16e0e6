import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { made } from '../testing/made';
import { draftOf } from './draft';
import { TwoVersions } from './TwoVersions';

const theirs = { ...made('webinar'), title: 'Sourdough, an evening' };
const mine = { ...draftOf(made('webinar')), title: 'Sourdough, a morning', description: 'At nine.' };

const meta = {
  title: 'Screens/Product editor/Two versions',
  component: TwoVersions,
  args: {
    store: { keepMine: fn(), takeTheirs: fn(), useCopy: fn(), forgetCopy: fn() },
    draft: mine,
    theirs,
    copy: null,
  },
} satisfies Meta<typeof TwoVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show differences' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Differences' }));
    await expect(sheet.getByText('Sourdough, a morning')).toBeVisible();
    await expect(sheet.getByText('Sourdough, an evening')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }));
    await expect(args.store.keepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }));
    await expect(args.store.takeTheirs).toHaveBeenCalledOnce();
  },
};

export const OneMadeWay: Story = {
  args: { theirs: null, draft: draftOf(theirs), copy: mine },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use mine instead' }));
    await expect(args.store.useCopy).toHaveBeenCalledOnce();
  },
};

export const OnlyOne: Story = { args: { theirs: null } };
