import { component, fontSize, fontWeight, media, radius, vars } from '@haat/design-system/styling';
import { globalStyle } from '@vanilla-extract/css';

const { colour } = vars;

/** Over the page, on every kind of page: its rules travel with all of them, so they are few; and its name is no class, so that the
 *  first script has none to bring. */
const card = '[data-card]';

const rules = (selector: string, rule: Parameters<typeof component>[0]) =>
  globalStyle(selector, component(rule) as Parameters<typeof globalStyle>[1]);
const inCard = (selector: string, rule: Parameters<typeof component>[0]) =>
  rules(`${card} ${selector}`, rule);

rules(card, {
  ...fontSize['17'],
  width: 'calc(100% - 32px)',
  maxWidth: '400px',
  margin: 'auto',
  padding: '24px',
  border: 0,
  borderRadius: radius.sheet,
  textAlign: 'center',
  color: colour.soft,
  backgroundColor: colour.surface,
  '@media': { [media.tiny]: { padding: '16px' } },
});
rules(`${card}::backdrop`, { backgroundColor: colour.scrim });
inCard('svg', {
  width: '56px',
  padding: '12px',
  margin: '0 auto 16px',
  borderRadius: radius.full,
  color: colour.link,
  backgroundColor: colour.linkSoft,
});
inCard('strong', { ...fontSize['20'], display: 'block', color: colour.ink, textWrap: 'balance' });
inCard('small', { ...fontSize['13'], display: 'block', marginTop: '12px' });
inCard(':is(a, button)', {
  display: 'block',
  width: '100%',
  minHeight: '48px',
  padding: '12px 16px',
  marginTop: '8px',
  borderRadius: radius.control,
  color: colour.link,
  fontWeight: fontWeight.strong,
});
inCard('[data-main]', { marginTop: '20px', color: colour.onAccent, backgroundColor: colour.accent });
inCard('[data-quiet]', { color: colour.soft, fontWeight: fontWeight.regular });
inCard('[aria-busy]', { opacity: 0.6 });
inCard('input', {
  width: '100%',
  minHeight: '48px',
  marginTop: '12px',
  padding: '0 12px',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  color: colour.ink,
});
