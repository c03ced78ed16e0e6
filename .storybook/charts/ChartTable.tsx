import { Heading, Stack, Table, type TableColumn } from '@haat/design-system';
import type { Chart, ChartTransition } from './chart';

type Row = ChartTransition & { key: string };

/** Every transition in words: what the drawing says to those who see it. */
export function ChartTable({ chart }: { chart: Chart }) {
  const { name, states, transitions } = chart;
  const pathOf = new Map(states.map(({ id, path }) => [id, path]));
  const columns: TableColumn<Row>[] = [
    { key: 'from', header: 'From', render: ({ from }) => pathOf.get(from) },
    { key: 'when', header: 'When', render: ({ when }) => when },
    { key: 'guard', header: 'If', render: ({ guard }) => guard },
    { key: 'to', header: 'To', render: ({ to }) => (to === null ? 'stays' : pathOf.get(to)) },
    { key: 'actions', header: 'Does', quiet: true, render: ({ actions }) => actions.join(', ') },
  ];
  const said = new Set(columns.map(({ key }) => key));
  if (transitions.every(({ guard }) => guard === null)) said.delete('guard');
  if (transitions.every(({ actions }) => actions.length === 0)) said.delete('actions');
  return (
    <Stack space="8">
      <Heading level={3}>
        {/* The whole chart is a state too, and no place to be in. */}
        {transitions.length} transitions of {states.length - 1} states
      </Heading>
      <Table
        caption={`Transitions of ${name}`}
        rowKey={({ key }) => key}
        rows={transitions.map((transition, index) => ({ ...transition, key: String(index) }))}
        columns={columns.filter(({ key }) => said.has(key))}
      />
    </Stack>
  );
}
