import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

/** The creator's words, from their Markdown. */
export const prose = style(component({ ...fontSize['17'], color: colour.soft, overflowWrap: 'anywhere' }));

const inProse = (selector: string, rule: Parameters<typeof component>[0]) =>
  globalStyle(`${prose} ${selector}`, component(rule) as Parameters<typeof globalStyle>[1]);

inProse('> * + *', { marginTop: '12px' });
inProse(':is(h1, h2, h3, h4)', { ...fontSize['20'], color: colour.ink, marginTop: '24px' });
inProse('> :is(h1, h2, h3, h4):first-child', { marginTop: 0 });
inProse(':is(ul, ol)', { paddingLeft: '20px' });
inProse('ul', { listStyle: 'disc' });
inProse('ol', { listStyle: 'decimal' });
inProse('li + li', { marginTop: '4px' });
inProse('a', { color: colour.link, textDecoration: 'underline' });
inProse('strong', { color: colour.ink });
inProse('blockquote', { borderLeft: `2px solid ${colour.line}`, paddingLeft: '16px' });
inProse('img', { borderRadius: radius.card });
