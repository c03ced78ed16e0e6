import { globalLayer } from '@vanilla-extract/css';
import { layerOrder } from './layer-order';

const [reset, theme, component, atom] = layerOrder;

/** The cascade, fixed once: a later layer wins over an earlier one, whatever the selectors. */
export const layers = {
  reset: globalLayer(reset),
  theme: globalLayer(theme),
  component: globalLayer(component),
  atom: globalLayer(atom),
};
