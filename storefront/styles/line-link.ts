import { fontWeight, vars } from '@haat/design-system/styling';

/** A link in a line of its own, as high as a finger needs. */
export const lineLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.link,
  fontWeight: fontWeight.strong,
  selectors: { '&:hover': { textDecoration: 'underline' } },
} as const;
