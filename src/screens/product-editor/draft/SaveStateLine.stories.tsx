import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now } from '../../../components/testing/samples';
import { SaveStateLine } from './SaveStateLine';

const meta: Meta<typeof SaveStateLine> = {
  title: 'Screens/Product editor/Save state',
  component: SaveStateLine,
  args: { live: null, isKeptBack: false, onRetry: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SaveStateLine>;

export const New: Story = { args: { state: { is: 'new' } } };
export const Saving: Story = { args: { state: { is: 'saving' } } };
export const Saved: Story = { args: { state: { is: 'saved', at: now } } };
export const SavedAndUnpublished: Story = { args: { state: { is: 'saved', at: now }, live: 'changed' } };
export const SavedButForSomething: Story = { args: { state: { is: 'saved', at: now }, isKeptBack: true } };
export const OnlyHere: Story = { args: { state: { is: 'kept' } } };
export const NotSent: Story = { args: { state: { is: 'kept', error: new TypeError('no network') } } };
export const Refused: Story = {
  args: {
    state: {
      is: 'kept',
      error: new ApiError({ status: 409, code: 'product_archived', message: 'This page is archived.' }),
    },
  },
};
export const ChangedElsewhere: Story = { args: { state: { is: 'conflicted' } } };
