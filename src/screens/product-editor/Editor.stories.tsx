import type { Product } from '@haat/openapi';
import cake from '@haat/web/art/cover-cake.svg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { Editor } from './Editor';
import type { StepKey } from './steps/steps';

const meta: Meta<typeof Editor> = {
  title: 'Screens/Product editor',
  component: Editor,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Editor>;

const [page = null] = samples.products;
const subscribed: Product | null = page && {
  ...page,
  prices: [
    { id: 'p1', type: 'subscription', amount: 49_900, period: { unit: 'day', count: 45 }, trialDays: 7 },
  ],
};

const at = (step: StepKey, opened: Product | null = page, kind: LayoutKind = 'desktop'): Story => ({
  // Whoever opens an editor finds the drafts they left: each story is somebody else.
  render: (_, { id }) => (
    <Shop seeds={[]} kind={kind}>
      <Editor
        owner={id}
        kind={opened?.kind ?? 'page'}
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
export const SubscriptionPrice = at('price', subscribed, 'mobile');
const several: Product | null = page && {
  ...page,
  prices: [
    ...page.prices,
    { id: 'p2', label: 'With feedback on your bread', type: 'once', amount: 2_99_900, stock: 20 },
    { id: 'p3', type: 'open', amount: 5_000 },
  ],
};

/** Buyers choose one; each is written over the step it belongs to. */
export const SeveralPrices: Story = {
  ...at('price', several, 'tablet'),
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('list', { name: 'Other prices' })).getAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Move price 2 up' }));
    await expect(canvas.getByRole('textbox', { name: /Name of this price/ })).toHaveValue(
      'With feedback on your bread',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add another price' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Another price' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Name of this price/ }), 'For two');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Price' }), '799');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(rows().at(-1)).toHaveTextContent('For two');
    await expect(rows()).toHaveLength(3);
  },
};
export const SeveralPricesOnAPhone = at('price', several, 'mobile');
export const PriceOnAPhone = at('price', page, 'mobile');
const free: Product | null = page && {
  ...page,
  kind: 'lesson',
  content: { text: 'Fold along the long side first.' },
  prices: [{ id: 'p1', type: 'once', amount: 0 }],
};

/** Of the kinds a lesson alone may be given away; what was typed as a price stays where it was. */
export const FreeLesson: Story = {
  ...at('price', free),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Price' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed price' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '99');
    await userEvent.click(canvas.getByRole('radio', { name: 'Free' }));
    const beside = within(canvas.getByRole('complementary', { name: 'What a buyer sees' }));
    await expect((await beside.findAllByText('Get it free')).length).toBeGreaterThan(0);
  },
};
export const FreeLessonOnAPhone = at('price', free, 'mobile');
export const Questions = at('questions');
export const ThankYou = at('thankYou');
export const Sharing = at('sharing');
const pictured: Product | null = page && {
  ...page,
  seo: {
    title: 'Bread that keeps',
    image: { id: 'cake', src: cake, alt: 'A loaf, cut', width: 1200, height: 675, avif: '', webp: '' },
  },
};

/** A picture of its own stands as chats show it, and can be taken away again. */
export const SharingWithAPicture: Story = {
  ...at('sharing', pictured),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A loaf, cut' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('img', { name: 'A loaf, cut' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeInTheDocument();
  },
};
export const SharingWithAPictureOnAPhone = at('sharing', pictured, 'mobile');
export const SharingInAColour = at('sharing', page && { ...page, accent: '#1C7247' }, 'mobile');
export const StillMissing = at('publish', null);
export const Published = at('publish');

/** Beside an English form, what a buyer sees is in the language of the product. */
export const InHindiBesideEnglish: Story = {
  ...at('sharing', page && { ...page, language: 'hi' }),
  play: async ({ canvas }) => {
    const beside = canvas.getByRole('complementary', { name: 'What a buyer sees' });
    await expect(await within(beside).findByText('UPI, कार्ड या नेट बैंकिंग')).toBeInTheDocument();
  },
};
