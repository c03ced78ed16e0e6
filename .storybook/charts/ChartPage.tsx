import { Box, Button, Heading, Inline, Skeleton, Stack, Text } from '@haat/design-system';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AnyMachineSnapshot, type AnyStateMachine, getStateNodes } from 'xstate';
import { ChartDrawing } from './ChartDrawing';
import { ChartTable } from './ChartTable';
import { type Chart, chartOf } from './chart';
import * as styles from './chart.css';
import { possible } from './possible';
import { type Rehearsal, rehearse } from './rehearsal';
import type { Script } from './script';
import { useInSight } from './use-in-sight';
import { useLayoutOf } from './use-layout-of';

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
  const standing = useSyncExternalStore(rehearsal.subscribe, rehearsal.standing);
  const layout = useLayoutOf(chart);
  const { snapshot, commands, taken } = standing;
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
        {possible(script, rehearsal, standing).map(({ name, happen }) => (
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
