import type { Product, ProductKind } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { products } from '../../components/testing/samples';
import { productOptions, productsKey } from '../../queries/catalog/products.queries';
import { Editor } from './Editor';
import type { StepKey } from './steps/steps';
import { made } from './testing/made';

const meta: Meta<typeof Editor> = {
  title: 'Screens/Product editor/Kinds',
  component: Editor,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Editor>;

const onSale = productsKey({ status: 'published' });
const shop: Seed[] = [
  loaded(onSale, onePage(products.filter(({ status }) => status === 'published'))),
  ...products.map((product) => loaded(productOptions(product.id).queryKey, product)),
];

interface Around {
  opened?: Product | null;
  step?: StepKey;
  layout?: LayoutKind;
  seeds?: readonly Seed[];
}

const of = (
  kind: ProductKind,
  { opened = made(kind), step = 'content', layout = 'desktop', seeds = shop }: Around = {},
): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={layout}>
      <Editor
        owner={`story-${kind}-${step}-${layout}-${opened === null}`}
        kind={kind}
        opened={opened}
        step={step}
        onStep={() => undefined}
        onCreated={() => undefined}
      />
    </Shop>
  ),
});

export const Telegram = of('telegram');
export const TelegramBegun = of('telegram', { opened: null, layout: 'mobile' });
export const Discord = of('discord');
export const DiscordBegun = of('discord', { opened: null, layout: 'mobile' });
export const Course = of('course');
export const CourseOnAPhone = of('course', { layout: 'mobile' });
export const Lesson = of('lesson');
export const Webinar = of('webinar');
export const WebinarBegun = of('webinar', { opened: null, layout: 'mobile' });
export const Lock = of('lock');
export const LockBegun = of('lock', { opened: null, layout: 'mobile' });
export const Combo = of('combo');
export const ComboPrice = of('combo', { step: 'price', layout: 'mobile' });
export const ComboBegun = of('combo', { opened: null, layout: 'mobile' });
export const ComboLoading = of('combo', { opened: null, seeds: [loading(onSale)] });
export const ComboFailed = of('combo', { opened: null, seeds: [failed(onSale)] });
export const NothingToPutInside = of('combo', { opened: null, seeds: [loaded(onSale, onePage([]))] });

/** Sections and lessons are made, moved and removed by buttons alone, and what was removed comes back. */
export const AnOutlineIsWritten: Story = {
  ...of('course', { opened: null, layout: 'tablet' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'The starter');
    for (const title of ['Flour', 'Water']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a lesson' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Lesson' }));
      await userEvent.type(sheet.getByRole('textbox', { name: 'Title' }), title);
      await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    }
    const lessons = () =>
      within(canvas.getByRole('list', { name: 'Lessons of section 1' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Move lesson 1 of section 1 down' }));
    await expect(lessons()[0]).toContain('Water');
    // The lesson that was moved is last now, so the focus goes on to its other button.
    await expect(canvas.getByRole('button', { name: 'Move lesson 2 of section 1 up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove section 1' }));
    await expect(canvas.queryByRole('list', { name: 'Lessons of section 1' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(lessons()).toHaveLength(2);
  },
};

/** A lesson is picked up with a key, moved over into the next section, put back, and dropped there after all. */
export const ALessonIsMovedByKeys: Story = {
  ...of('course', { layout: 'tablet' }),
  play: async ({ canvas }) => {
    const lessons = () =>
      within(canvas.getByRole('list', { name: 'Lessons of section 1' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    const before = lessons();
    const first = canvas.getByRole('button', { name: 'Reorder lesson 1 of section 1' });
    first.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(lessons()[1]).toBe(before[0]);
    const moved = canvas.getByRole('button', { name: 'Reorder lesson 2 of section 1' });
    await expect(moved).toHaveFocus();
    await expect(moved).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/lesson 2 of \d+ in section 1/);
    await userEvent.keyboard('{Escape}');
    await expect(lessons()).toEqual(before);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Put back/);
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(lessons()[1]).toBe(before[0]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Dropped/);
  },
};

/** A place is written without anything of it being shown but its city. */
export const APlaceIsLocked: Story = {
  ...of('lock', { opened: null, layout: 'tablet' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A place' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Place' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'The mill');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Address' }), '12, Old Mill Road');
    await userEvent.type(sheet.getByRole('textbox', { name: /Map location/ }), '18.52, 73.85');
    await expect(sheet.getByText('Location: 18.52, 73.85')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: /The mill/ })).toBeVisible();
  },
};

export const TwoProductsArePutInside: Story = {
  ...of('combo', { opened: null, layout: 'tablet' }),
  play: async ({ canvas }) => {
    const [first, second] = products;
    await userEvent.click(canvas.getByRole('button', { name: 'Add products' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Add products' }));
    for (const product of [first, second])
      await userEvent.click(choice.getByRole('option', { name: new RegExp(product?.title ?? '') }));
    await expect(choice.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.click(choice.getByRole('button', { name: 'Done' }));
    const inside = within(canvas.getByRole('list', { name: 'What’s included' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/Bought separately: ₹2,498/)).toBeVisible();
  },
};
