import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { Box } from '../../index';
import { CountryControl, type CountryControlProps } from './CountryControl';
import * as styles from './PhoneField.css';

/** The field knows India alone; several show that the list is one. */
const countries = [
  { code: 'IN', name: 'India', callingCode: '91' },
  { code: 'ID', name: 'Indonesia', callingCode: '62' },
  { code: 'IE', name: 'Ireland', callingCode: '353' },
  { code: 'LK', name: 'Sri Lanka', callingCode: '94' },
] as const;

const meta = {
  component: CountryControl,
  title: 'forms/PhoneField/Country',
  args: { countries, chosen: countries[0], onChoose: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof CountryControl>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: CountryControlProps) {
  const [chosen, setChosen] = useState(args.chosen);
  return (
    <Box className={styles.anchor}>
      <CountryControl
        {...args}
        chosen={chosen}
        onChoose={(country) => {
          setChosen(country);
          args.onChoose(country);
        }}
      />
    </Box>
  );
}

/** The option that Enter would take: assistive technology is led to it by its id. */
const active = () => document.getElementById(activeId());
const activeId = () => screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '';

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Country: India, +91', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const list = canvas.getByRole('listbox', { name: 'Country' });
    await expect(list).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', list.id);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India');
    await expect(active()).toHaveTextContent('India');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('option', { name: /Ireland/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(countries[2]);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Country: Ireland, +353' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ByArrows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('India');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('India');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Indonesia');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(active()).toHaveTextContent('Sri Lanka');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(countries[1]);
    await expect(canvas.getByRole('button', { name: 'Country: Indonesia, +62' })).toHaveFocus();
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ canvas, args }) => {
    const onChange = fn();
    document.addEventListener('keydown', onChange);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    document.removeEventListener('keydown', onChange);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Country: India, +91' })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    // A sheet around it would have closed too.
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const LeavingCloses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A key at a moment of its own, so that a pause needs no waiting. */
async function press(key: string, at: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  await fireEvent(screen.getByRole('listbox'), event);
}

export const ByTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await press('i', 10_000);
    await press('r', 10_699);
    await expect(active()).toHaveTextContent('Ireland');
    // 700 ms later the letters are forgotten: "irs" would find nothing.
    await press('s', 11_399);
    await expect(active()).toHaveTextContent('Sri Lanka');
    await press('r', 11_500);
    await press('i', 11_600);
    await press(' ', 11_700);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await press(' ', 12_400);
    await expect(args.onChoose).toHaveBeenCalledWith(countries[3]);
  },
};

export const OpensAboveWithoutRoomBelow: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetInline: 16, bottom: 150 }}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const list = canvas.getByRole('listbox');
    await expect(list).toHaveAttribute('data-place', 'above');
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

export const OpensBelowWithRoom: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const list = canvas.getByRole('listbox');
    await expect(list).toHaveAttribute('data-place', 'below');
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom,
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };
