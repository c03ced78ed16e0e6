import { Box } from '@haat/design-system/preview';
import * as styles from '../../styles/order.css';
import { methodName } from '../Lines';

interface WaysProps {
  legend: string;
  offered: readonly string[];
  chosen?: string | undefined;
}

/** The ways to pay that the built-in bank knows, as a choice of a form. */
export function Ways({ legend, offered, chosen = offered[0] }: WaysProps) {
  return (
    <Box as="fieldset">
      <Box as="legend" paddingBottom="8">
        {legend}
      </Box>
      <Box className={styles.methods}>
        {offered.map((value) => (
          <Box as="label" key={value} className={styles.method}>
            <Box as="input" type="radio" name="method" value={value} defaultChecked={value === chosen} />
            <Box as="span">{methodName(value)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
