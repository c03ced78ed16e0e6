import type { Product, ProductChange } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { LayoutKind } from '../../../components/screen/layout-context';
import { Shop } from '../../../components/testing/Shop';
import { products } from '../../../components/testing/samples';
import { Editor } from '../Editor';
import { ChangeList } from './ChangeList';

const meta: Meta<typeof ChangeList> = {
  title: 'Screens/Product editor/Unpublished changes',
  component: ChangeList,
};
export default meta;

type Story = StoryObj<typeof ChangeList>;

const changes: ProductChange[] = [
  { field: 'title', change: 'changed', before: 'Sourdough', after: 'Sourdough at Home, in Indian Weather' },
  { field: 'description', change: 'changed' },
  {
    field: 'prices',
    change: 'changed',
    before: { id: 'a', type: 'once', amount: 49_900 },
    after: { id: 'a', type: 'once', amount: 59_900 },
  },
  {
    field: 'prices',
    change: 'removed',
    name: 'With a call',
    before: { id: 'b', type: 'once', amount: 99_900 },
  },
  { field: 'content.sections.lessons', change: 'added', name: 'Why your starter sleeps in winter' },
  {
    field: 'content.startsAt',
    change: 'changed',
    before: '2026-11-28T13:00:00Z',
    after: '2026-12-05T13:00:00Z',
  },
  { field: 'content.items', change: 'reordered' },
];

export const Listed: Story = {
  args: { changes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹499').closest('s')).not.toBeNull();
    await expect(canvas.getByText('₹599').closest('s')).toBeNull();
    await expect(canvas.getByText('Lesson · Why your starter sleeps in winter')).toBeVisible();
  },
};

const [page] = products;
const changed: Product | null = page
  ? { ...page, title: 'Rye', hasUnpublishedChanges: true, published: { ...page }, changes }
  : null;

const editor = (kind: LayoutKind, opened = changed): Story => ({
  args: { changes },
  render: (_, { id }) => (
    <Shop seeds={[]} kind={kind}>
      <Editor
        owner={id}
        kind="page"
        opened={opened}
        step="basics"
        onStep={() => undefined}
        onCreated={() => undefined}
      />
    </Shop>
  ),
});

export const InTheEditor: Story = {
  ...editor('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  },
};
export const InTheEditorOnAPhone = editor('mobile');

const withLessons: Product | null = changed && {
  ...changed,
  sold: 128,
  newLessons: 2,
  changes: [
    { field: 'content.sections.lessons', change: 'added', name: 'Why your starter sleeps in winter' },
    { field: 'content.sections.lessons', change: 'added', name: 'Rye, slowly' },
  ],
};

const review = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
  return within(await screen.findByRole('dialog', { name: 'Publish changes' }));
};

/** Lessons are added: their buyers are told where the creator asks for it. */
export const NewLessons: Story = {
  ...editor('desktop', withLessons),
  play: async ({ canvas }) => {
    const sheet = await review(canvas);
    const box = await sheet.findByRole('checkbox', { name: 'Tell buyers of 2 new lessons' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const NewLessonsOnAPhone: Story = { ...NewLessons, ...editor('mobile', withLessons) };

/** Nobody has bought it yet. */
export const NewLessonsWithoutBuyers: Story = {
  ...editor('desktop', withLessons && { ...withLessons, sold: 0 }),
  play: async ({ canvas }) => {
    const sheet = await review(canvas);
    await expect(await sheet.findByText('Lesson · Rye, slowly')).toBeVisible();
    await expect(sheet.queryByRole('checkbox')).toBeNull();
  },
};
