import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';

/** Columns answer to their own width, so that they are right beside a sidebar and inside a sheet. */
export const frame = style(component({ containerType: 'inline-size', width: '100%' }));

const side = (query: string, columns: string) =>
  component({ '@container': { [query]: { gridTemplateColumns: columns } } });

const from = { tablet: '(min-width: 560px)', desktop: '(min-width: 860px)' } as const;

const templates = {
  '2': 'repeat(2, minmax(0, 1fr))',
  '3': 'repeat(3, minmax(0, 1fr))',
  '4': 'repeat(4, minmax(0, 1fr))',
  'main-aside': 'minmax(0, 1fr) 344px',
  'main-wide-aside': 'minmax(0, 1fr) 400px',
} as const;

type Template = keyof typeof templates;

export const grid = recipe({
  base: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    template: { '1': {}, '2': {}, '3': {}, '4': {}, 'main-aside': {}, 'main-wide-aside': {} },
    collapseBelow: { never: {}, tablet: {}, desktop: {} },
  },
  compoundVariants: (Object.keys(templates) as Template[]).flatMap((template) => [
    {
      variants: { template, collapseBelow: 'never' as const },
      style: component({ gridTemplateColumns: templates[template] }),
    },
    {
      variants: { template, collapseBelow: 'tablet' as const },
      style: side(from.tablet, templates[template]),
    },
    {
      variants: { template, collapseBelow: 'desktop' as const },
      style: side(from.desktop, templates[template]),
    },
  ]),
});
