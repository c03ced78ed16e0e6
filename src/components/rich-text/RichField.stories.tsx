import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { RichField, type RichFieldProps } from './RichField';

const meta = {
  title: 'Parts/RichField',
  component: RichField,
  args: {
    label: 'Description',
    name: 'description',
    value: '',
    onChange: fn(),
    maxLength: 20_000,
    optional: true,
    help: 'What they get, when and how.',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RichField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: RichFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RichField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The writing, once its editor has come. */
const writingIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Description' });

const text = [
  '# What you get',
  'Six lessons of **an hour each**, *live* in the evening.\nRecordings stay for a year.',
  '- a starter from our kitchen\n- [the list of flours](https://haat.example/flours)',
  '1. Book a seat\n2. Come at seven',
  '> मुझे लगा था कि घर पर नहीं बनेगी।',
].join('\n\n');

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await writingIn(canvas)).toHaveAccessibleDescription('What they get, when and how.');
  },
};

export const Full: Story = {
  args: { value: text },
  play: async ({ canvas, args }) => {
    const writing = within(await writingIn(canvas));
    await expect(writing.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(writing.getAllByRole('listitem')).toHaveLength(4);
    // What is only opened stays as it was written.
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The toolbar is one stop for Tab, with arrows between its tools. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await writingIn(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  },
};

export const ALink: Story = {
  args: { value: 'flours' },
  play: async ({ canvas, args }) => {
    const writing = await writingIn(canvas);
    await userEvent.click(writing);
    window.getSelection()?.selectAllChildren(writing.querySelector('p') ?? writing);
    document.dispatchEvent(new Event('selectionchange'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: 'Link address' });
    await userEvent.type(address, 'not an address{Enter}');
    await expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, 'haat.example/flours{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('[flours](https://haat.example/flours)'),
    );
  },
};

/** The address of a picture would be lost: such a text stays in the plain field. */
export const CannotBeHeld: Story = {
  args: { value: '![a loaf](https://haat.example/loaf.png)' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description optional' });
    await expect(field).toHaveValue('![a loaf](https://haat.example/loaf.png)');
  },
};
