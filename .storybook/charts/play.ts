import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Each step: the button that is pressed, and the states the chart is in then (its leaves, with dots). */
export type Steps = readonly (readonly [press: string, where: string | readonly string[]])[];

/** Plays a chart through its own buttons and looks each time whether the drawing shows where it is. */
export async function play(canvasElement: HTMLElement, begins: string | readonly string[], steps: Steps) {
  const page = within(canvasElement);
  await page.findByRole('img');
  await expectLit(canvasElement, begins);
  for (const [press, where] of steps) {
    await userEvent.click(await page.findByRole('button', { name: press }));
    await expectLit(canvasElement, where);
  }
}

/** Ports answer a moment later, so the drawing may follow a moment later too. */
async function expectLit(canvasElement: HTMLElement, where: string | readonly string[]) {
  const leaves = typeof where === 'string' ? [where] : where;
  const words = within(canvasElement).getByRole('status');
  await waitFor(() => expect(words).toHaveTextContent(new RegExp(` in ${leaves.join(' and ')}$`)));
  const lit = [...canvasElement.querySelectorAll('svg [data-lit]')].map((box) =>
    box.getAttribute('data-state'),
  );
  const [whole] = [...canvasElement.querySelectorAll('svg [data-state]')];
  const expected = new Set([whole?.getAttribute('data-state'), ...leaves.flatMap(withGroups)]);
  await expect(new Set(lit)).toEqual(expected);
}

/** "a.b.c" stands in "a" and in "a.b". */
const withGroups = (path: string) =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
