import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Money } from '../Money/Money';
import * as styles from './MoneyBar.css';

export interface MoneyBarPart {
  key: string;
  label: ReactNode;
  /** Whole paise. */
  paise: number;
  look: 'solid' | 'hatched' | 'neutral' | 'critical';
  note?: ReactNode;
}

export interface MoneyBarProps {
  parts: readonly MoneyBarPart[];
}

/** Where the money is: one bar, repeated in words and sums. A part that owes is shown in words alone. */
export function MoneyBar({ parts }: MoneyBarProps) {
  return (
    <Box>
      <Box aria-hidden className={styles.bar}>
        {parts
          .filter(({ paise }) => paise > 0)
          .map(({ key, paise, look }) => (
            <Box key={key} className={styles.part({ look })} vars={{ '--share': paise }} />
          ))}
      </Box>
      <Box as="dl" className={styles.text}>
        {parts.map(({ key, label, paise, look, note }) => (
          <Box key={key}>
            <Box as="dt" className={styles.name}>
              <Box as="span" aria-hidden className={styles.swatch({ look })} />
              {label}
            </Box>
            <Box as="dd" className={styles.sum}>
              <Money paise={paise} paiseShown="always" />
            </Box>
            {note && (
              <Box as="dd" className={styles.note}>
                {note}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
