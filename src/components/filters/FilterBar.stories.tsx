import { Box, Field, Select } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LayoutContext, type LayoutKind } from '../screen/layout-context';
import { FilterBar } from './FilterBar';
import { choice } from './filters.css';
import { PeriodDates, PeriodSelect, periodChosen } from './PeriodFields';
import { anyTime, type PeriodChoice } from './period';

interface ListProps {
  kind: LayoutKind;
  hasSearch?: boolean;
  first?: PeriodChoice;
}

/** A list narrowed by time and by how it was paid. */
function List({ kind, hasSearch = true, first = anyTime }: ListProps) {
  const [period, setPeriod] = useState(first);
  const [method, setMethod] = useState('any');
  const change = (changes: Partial<PeriodChoice>) => setPeriod({ ...period, ...changes });
  return (
    <LayoutContext value={{ kind, menu: null }}>
      <FilterBar
        label="Narrow the list"
        search={hasSearch && <Field label="Buyer" hideLabel name="q" value="" onChange={() => undefined} />}
        chosen={[
          ...periodChosen(period, change),
          ...(method === 'any' ? [] : [{ key: 'method', label: 'UPI', onRemove: () => setMethod('any') }]),
        ]}
        onClear={() => {
          setPeriod(anyTime);
          setMethod('any');
        }}
      >
        {(look) => (
          <>
            <PeriodSelect choice={period} onChoose={change} {...look} />
            <PeriodDates choice={period} onChoose={change} />
            <Box className={choice}>
              <Select
                label="Method"
                name="method"
                value={method}
                onChange={setMethod}
                options={[
                  { value: 'any', label: 'All methods' },
                  { value: 'upi', label: 'UPI' },
                ]}
                {...look}
              />
            </Box>
          </>
        )}
      </FilterBar>
    </LayoutContext>
  );
}

const meta = {
  title: 'Parts/FilterBar',
  component: FilterBar,
  subcomponents: { List },
  args: { label: '', chosen: [], onClear: () => undefined, children: () => null },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (props: ListProps): Story => ({ render: () => <List {...props} /> });
const week: PeriodChoice = { ...anyTime, period: '7d' };

/** Where there is room the fields stand there themselves. */
export const InARow: Story = {
  ...on({ kind: 'desktop' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Method' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = on({ kind: 'mobile' });
export const WithoutSearch: Story = on({ kind: 'mobile', hasSearch: false, first: week });

export const Narrowed: Story = {
  ...on({ kind: 'mobile', first: week }),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters: 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days Remove' }));
    await expect(canvas.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
    // What was pressed is gone, and the focus is not lost with it.
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAccessibleName('Filters');
  },
};

export const Opened: Story = {
  ...on({ kind: 'mobile', first: week }),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters: 1' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Method' }), 'UPI');
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAccessibleName('Filters: 2');
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(again.getByRole('button', { name: 'Clear all filters' }));
    await expect(again.getByRole('combobox', { name: 'Method' })).toHaveValue('any');
  },
};
