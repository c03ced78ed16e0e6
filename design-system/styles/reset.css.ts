import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css';
import { fontFamily, fontSize, fontWeight } from '../tokens/scales';
import { layers } from './layers.css';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });
reset(':root', {
  vars: { [vars.font]: fontFamily.anek },
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.colour.ground,
});
/** Previews download no font. */
reset('[data-type="system"]', { vars: { [vars.font]: fontFamily.system } });
reset('body', {
  ...fontSize['15'],
  fontFamily: vars.font,
  fontWeight: fontWeight.regular,
  color: vars.colour.ink,
  backgroundColor: vars.colour.ground,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  border: 0,
  padding: 0,
  background: 'none',
  borderRadius: 0,
});
reset('button, select, summary, label', { cursor: 'pointer' });
reset('h1, h2, h3, h4, b, strong, th', { fontWeight: fontWeight.strong });
reset('a', { color: 'inherit', textDecoration: 'none' });
/** An empty marker, not `none`: with `none` Safari no longer says that it is a list. */
reset('ul, ol', { listStyle: '""', padding: 0 });
reset('img, svg, picture, video', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('[hidden]', { display: 'none' });
reset('::placeholder', { color: vars.colour.soft, opacity: 1 });
reset(':focus-visible', {
  outline: `2px solid ${vars.colour.link}`,
  outlineOffset: '2px',
});
reset('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: on every element it would let an inherited colour change one level of the page a frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
