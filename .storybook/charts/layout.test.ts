import { orderMachine } from '@haat/machines/lifecycles/order';
import { sessionMachine } from '@haat/machines/session';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart';
import { type Frame, type Layout, layOut } from './layout';

const measure = (text: string) => text.length * 7;
const isInside = (inner: Frame, outer: Frame) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const overlap = (a: Frame, b: Frame) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const placed = ({ states }: Layout, id: string) => states.find(({ state }) => state.id === id) as Frame;

describe.each([
  ['order', orderMachine],
  ['session', sessionMachine],
])('the drawing of %s', (_, machine) => {
  const chart = chartOf(machine);

  it('puts every state inside the one it belongs to, beside the others of it', async () => {
    const layout = await layOut(chart, measure);
    expect(layout.states.map(({ state }) => state.id).sort()).toEqual(
      chart.states.map(({ id }) => id).sort(),
    );
    for (const { state, ...frame } of layout.states) {
      if (state.parent === null) continue;
      expect(isInside(frame, placed(layout, state.parent)), state.id).toBe(true);
      for (const other of layout.states)
        if (other.state !== state && other.state.parent === state.parent)
          expect(overlap(frame, other), `${state.id} and ${other.state.id}`).toBe(false);
    }
  });

  it('shows every transition once, on an arrow or in its box', async () => {
    const layout = await layOut(chart, measure);
    const onArrows = layout.arrows.flatMap(({ transitions }) =>
      transitions.map(({ transition }) => transition),
    );
    const inBoxes = layout.states.flatMap(({ lines }) => lines.flatMap(({ transition }) => transition ?? []));
    expect(new Set([...onArrows, ...inBoxes])).toEqual(new Set(chart.transitions));
    expect(onArrows.length + inBoxes.length).toBe(chart.transitions.length);
  });

  it('leads every arrow somewhere', async () => {
    const layout = await layOut(chart, measure);
    for (const { id, points } of layout.arrows) expect(points.length, id).toBeGreaterThan(1);
  });
});
