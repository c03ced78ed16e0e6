import axe from 'axe-core';
import { expect } from 'storybook/test';

/**
 * Holds a story to the contrast of text in dark, as its play has left it. Nothing but colours differs there, so all else that axe looks
 * for is looked for once, in light.
 */
export async function expectContrastInDark(): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  if (theme === 'dark') return;
  dataset['theme'] = 'dark';
  try {
    endTransitions();
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    await expect(violations.flatMap(({ nodes }) => nodes.map(placeOf))).toEqual([]);
  } finally {
    dataset['theme'] = theme;
    endTransitions();
  }
}

/** Colours that are still on their way are those of neither theme. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

const placeOf = ({ target, failureSummary }: axe.NodeResult) => `${target.join(' ')}: ${failureSummary}`;
