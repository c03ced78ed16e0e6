import {
  Box,
  Button,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@haat/design-system';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getStateNodes } from 'xstate';
import { ChartDrawing } from './ChartDrawing';
import { type Chart, type ChartTransition, chartOf } from './chart';
import * as styles from './chart.css';
import { type Layout, layOut, type Measure } from './layout';
import { type ChartState, type Rehearsal, rehearse } from './rehearsal';
import type { Script } from './script';

interface Possibility {
  /** What stands on the button. */
  name: string;
  happen: () => void;
}

/** What a network does to any request. */
const noAnswer = { '': new TypeError('Failed to fetch') };

const endings = (name: string, values: Readonly<Record<string, unknown>>, end: (value: unknown) => void) =>
  Object.entries(values).map(([which, value]) => ({
    name: which ? `${name}: ${which}` : name,
    happen: () => end(value),
  }));

const accepts = (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event);

type Row = ChartTransition & { key: string };

/** A chart as it is and as it runs: drawn from the machine, played by hand. */
export function ChartPage({ script }: { script: Script }) {
  const [run, setRun] = useState(0);
  const again = () => setRun(run + 1);
  return <Run key={run} script={script} onAgain={again} />;
}

function Run({ script, onAgain }: { script: Script; onAgain: () => void }) {
  const [rehearsal] = useState(() => rehearse(script.machine, script.input));
  const [chart] = useState(() => chartOf(rehearsal.machine));
  useEffect(() => rehearsal.stop, [rehearsal]);
  return <Running {...{ script, rehearsal, chart, onAgain }} />;
}

interface RunningProps {
  script: Script;
  rehearsal: Rehearsal;
  chart: Chart;
  onAgain: () => void;
}

function Running({ script, rehearsal, chart, onAgain }: RunningProps) {
  const chartState = useSyncExternalStore(rehearsal.subscribe, rehearsal.chartState);
  const layout = useLayoutOf(chart);
  const { snapshot, commands, taken } = chartState;
  const active = activeIn(rehearsal.machine, snapshot);
  const where = leavesOf(active).join(' and ');
  const sheet = useRef<HTMLElement>(null);
  useInSight(sheet, where, layout !== undefined);
  const tags = [...snapshot.tags].sort().join(', ');
  return (
    <Stack space="20">
      <Stack space="4">
        <Heading level={2}>{chart.name}</Heading>
        <Text as="div">
          <Box as="output">
            {snapshot.status === 'done' ? 'Ended in' : 'Now in'} {where}
          </Box>
        </Text>
        {tags && (
          <Text size="13" tone="soft">
            Tags: {tags}
          </Text>
        )}
      </Stack>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms */}
      <Inline space="8" role="group" aria-label="What can happen now">
        {possible(script, rehearsal, chartState).map(({ name, happen }) => (
          <Button key={name} size="small" onPress={happen}>
            {name}
          </Button>
        ))}
        <Button size="small" tone="quiet" icon="refresh" onPress={onAgain}>
          Start again
        </Button>
      </Inline>
      {layout ? (
        // Scrolled with the arrow keys where it is larger than the page.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Box
          as="section"
          ref={sheet}
          className={styles.sheet}
          tabIndex={0}
          aria-label={`Drawing of ${chart.name}`}
        >
          <ChartDrawing
            label={`The states of ${chart.name}, now in ${where}. The table of transitions says the same.`}
            layout={layout}
            lit={new Set(active.map(({ id }) => id))}
            taken={taken}
          />
        </Box>
      ) : (
        <Skeleton height={480} />
      )}
      {commands.length > 0 && (
        <Stack space="4">
          <Heading level={3}>What it told others to do</Heading>
          <Stack as="ol" space="4">
            {commands.map((command, index) => (
              // A log only grows at its end.
              // oxlint-disable-next-line react/no-array-index-key
              <Box as="li" key={index} className={styles.written}>
                {command}
              </Box>
            ))}
          </Stack>
        </Stack>
      )}
      <ChartTable chart={chart} />
    </Stack>
  );
}

interface Active {
  id: string;
  /** With dots; empty for the whole chart. */
  path: string;
}

/** The states it is in, from the outermost in. */
const activeIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Active[] =>
  getStateNodes(machine.root, snapshot.value)
    .map(({ id, path }) => ({ id, depth: path.length, path: path.join('.') }))
    .sort((a, b) => a.depth - b.depth);

/** Those that hold no other: where the chart is, said in full. */
const leavesOf = (active: readonly Active[]): string[] =>
  active
    .map(({ path }) => path)
    .filter((path) => path !== '' && !active.some((other) => other.path.startsWith(`${path}.`)));

/** Every transition in words: what the drawing says to those who see it. */
function ChartTable({ chart }: { chart: Chart }) {
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

/** All that may happen next: what the chart accepts, the endings of what it waits for, and time. */
function possible(script: Script, rehearsal: Rehearsal, chartState: ChartState): Possibility[] {
  const { snapshot, calls, waits } = chartState;
  if (snapshot.status !== 'active') return [];
  return [
    ...calls.flatMap(({ id, port, answer, fail }) => [
      ...endings(`${id} answers`, script.answers[port] ?? { '': undefined }, answer),
      ...endings(`${id} fails`, { ...noAnswer, ...script.failures[port] }, fail),
    ]),
    ...waits.map(({ ms, pass }) => ({ name: `${ms} ms pass`, happen: pass })),
    ...Object.entries(script.events)
      .filter(([, event]) => accepts(snapshot, event))
      .map(([name, event]) => ({ name, happen: () => rehearsal.send(event) })),
  ];
}

/** Scrolls a drawing that is wider than its sheet so that the innermost lit state can be seen. The page itself stays put. */
function useInSight(sheet: RefObject<HTMLElement | null>, where: string, isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const box = [...(sheet.current?.querySelectorAll('[data-lit] > rect') ?? [])].at(-1);
    if (!sheet.current || !box || where === '') return;
    const frame = sheet.current.getBoundingClientRect();
    const { left, right } = box.getBoundingClientRect();
    const margin = Math.min(48, frame.width / 8);
    if (left < frame.left) sheet.current.scrollBy(left - frame.left - margin, 0);
    else if (right > frame.right) sheet.current.scrollBy(right - frame.right + margin, 0);
  }, [sheet, where, isDrawn]);
}

/** The drawing's places, once they are found and its letters are there to be measured. */
function useLayoutOf(chart: Chart): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const found = await layOut(chart, await measureInThisPage());
      if (isWanted) setLayout(found);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [chart]);
  return layout;
}

async function measureInThisPage(): Promise<Measure> {
  const { fontFamily } = getComputedStyle(document.body);
  const fonts = { regular: `450 13px ${fontFamily}`, strong: `650 13px ${fontFamily}` };
  // Without the letters themselves the next best are measured, which is no reason not to draw.
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return (text, weight) => {
    canvas.font = fonts[weight];
    return canvas.measureText(text).width;
  };
}
