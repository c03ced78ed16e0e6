import { Box } from '@haat/design-system';
import { key, row } from './palette.css';

/** Keys that are pressed one after the other. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Box as="span" className={row}>
      {keys.split(' ').map((one) => (
        <Box as="kbd" key={one} className={key}>
          {one}
        </Box>
      ))}
    </Box>
  );
}
