import { Box } from '@haat/design-system';
import { awning } from './awning.css';

/** The edge of a market stall's awning, over the top of a phone's screen. */
export function Awning() {
  return <Box aria-hidden className={awning} />;
}
