import { learn, speak } from '@haat/i18n';
import { hi } from '@haat/i18n/hi';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { hi as own } from '../../hi';
import { formatPaise } from '../Money/format-paise';
import { BarChart } from './BarChart';
import * as styles from './BarChart.css';
import type { ChartBar } from './bar-chart';
import '../../themes/index.css';

let root: Root | undefined;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
  speak('en');
});

/** Numbers that are the same every time: a linear congruence. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Days with a best one anywhere, among them first and last, and with days before that were better or worse. */
function daysOf(seed: number): ChartBar[] {
  const next = numbersFrom(seed);
  const count = [2, 7, 30, 90][seed % 4] ?? 30;
  const most = 10 ** (3 + Math.floor(next() * 7));
  const best = seed % 3 === 0 ? 0 : seed % 3 === 1 ? count - 1 : Math.floor(next() * count);
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `${(index % 28) + 1} Nov`,
    value: Math.round(index === best ? most : next() * most * 0.99),
    ...(seed % 2 === 0 && { before: Math.round(next() * most * 1.3) }),
  }));
}

async function draw(bars: readonly ChartBar[], width: number) {
  // A pointer that another test left here would have a day read out in place of the label.
  const style = `width: ${width}px; padding: 16px; pointer-events: none`;
  document.body.innerHTML = `<div id="place" style="${style}"></div>`;
  const place = document.getElementById('place') as HTMLElement;
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <BarChart
        label="Earnings"
        bars={bars}
        format={(paise) => formatPaise(paise)}
        labels={{ value: 'Earned', before: 'Before', open: 'Today so far' }}
      />,
    ),
  );
  const boxes = (name: string) =>
    [...place.getElementsByClassName(name)].map((one) => one.getBoundingClientRect());
  const [label] = boxes(styles.bestLabel);
  const [plot] = boxes(styles.plot);
  if (!label || !plot) throw new Error('No label, or no plot');
  const best = boxes(styles.bar({ kind: 'best' }))[0];
  const lines = [styles.gridLine, styles.axisLabel, styles.before];
  const around = [...lines, styles.bar({ kind: 'plain' }), styles.bar({ kind: 'best' })].flatMap(boxes);
  return { label, plot, around, best };
}

const crosses = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const language of ['en', 'hi'] as const)
  it(`the label of the best day is crossed by nothing and stays in the plot, in ${language}`, async () => {
    learn(hi, own);
    speak(language);
    for (let seed = 0; seed < 48; seed += 1) {
      const width = [250, 328, 620, 1_080][seed % 4] ?? 328;
      const { label, plot, around, best } = await draw(daysOf(seed), width);
      const about = `seed ${seed}, ${width} px`;
      expect(around.length, about).toBeGreaterThan(4);
      expect(
        around.filter((other) => crosses(label, other)),
        about,
      ).toEqual([]);
      expect(label.left, about).toBeGreaterThanOrEqual(plot.left - 0.5);
      expect(label.right, about).toBeLessThanOrEqual(plot.right + 0.5);
      // Over the bar that it is about.
      const middle = ((best?.left ?? 0) + (best?.right ?? 0)) / 2;
      expect(label.left, about).toBeLessThanOrEqual(middle);
      expect(label.right, about).toBeGreaterThanOrEqual(middle);
      await act(async () => root?.unmount());
    }
  });
