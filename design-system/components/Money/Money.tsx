import type { FontSize, FontWeight } from '../../tokens/scales';
import { Box } from '../Box/Box';
import type { TextTone } from '../Text/Text';
import { text } from '../Text/Text.css';
import { type PaiseFormat, partsOfPaise, unknownAmount } from './format-paise';
import * as styles from './Money.css';

export interface MoneyProps extends PaiseFormat {
  /** Whole paise; anything else is drawn as "–". */
  paise: number;
  /** 36 draws the sign and the paise quieter: the money is the point of the screen. */
  size?: FontSize;
  weight?: FontWeight;
  tone?: TextTone;
  /** Struck through: no longer charged, or no longer credited. */
  struck?: boolean;
}

export function Money({ paise, size, weight, tone, sign, paiseShown, struck }: MoneyProps) {
  const parts = partsOfPaise(paise, { sign, paiseShown });
  const large = size === '36';
  const look = text({ size, weight: weight ?? (large ? 'strong' : undefined), tone });
  return (
    <Box as={struck ? 's' : 'span'} className={`${styles.money({ large, struck })} ${look}`}>
      {parts === null ? (
        unknownAmount
      ) : large ? (
        <>
          <Box as="span" className={tone ? undefined : styles.sign}>{`${parts.sign}₹`}</Box>
          {parts.rupees}
          {parts.paise && (
            <Box as="span" className={styles.paise}>
              {parts.paise}
            </Box>
          )}
        </>
      ) : (
        `${parts.sign}₹${parts.rupees}${parts.paise}`
      )}
    </Box>
  );
}
