import type { Product } from '@haat/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LayoutKind } from '../../parts/screen/layout-context';
import { Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { Editor } from './Editor';
import type { StepKey } from './steps';

const meta: Meta<typeof Editor> = {
  title: 'Screens/Page editor',
  component: Editor,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Editor>;

const [page = null] = samples.products;

const at = (step: StepKey, opened: Product | null = page, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[]} kind={kind}>
      <Editor
        owner={`story-${step}-${kind}`}
        opened={opened}
        step={step}
        onStep={() => undefined}
        onCreated={() => undefined}
      />
    </Shop>
  ),
});

export const Empty = at('basics', null);
export const Basics = at('basics');
export const Price = at('price');
export const PriceOnAPhone = at('price', page, 'mobile');
export const Questions = at('questions');
export const ThankYou = at('thankYou');
export const StillMissing = at('publish', null);
export const Published = at('publish');
