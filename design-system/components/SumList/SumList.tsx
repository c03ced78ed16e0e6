import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Money } from '../Money/Money';
import * as styles from './SumList.css';

export interface SumListRow {
  key: string;
  label: ReactNode;
  /** Whole paise; what is taken away is negative. */
  paise: number;
  quiet?: boolean;
}

export interface SumListProps {
  rows: readonly SumListRow[];
  total?: { label: ReactNode; paise: number; tone?: 'ink' | 'good' | 'critical' };
}

/** A sum that can be checked: its parts, and what they come to under a double rule. */
export function SumList({ rows, total }: SumListProps) {
  return (
    <Box as="dl">
      {rows.map(({ key, label, paise, quiet }) => (
        <Box key={key} className={quiet ? `${styles.row} ${styles.quiet}` : styles.row}>
          <Box as="dt">{label}</Box>
          <Box as="dd">
            <Money paise={paise} paiseShown="always" />
          </Box>
        </Box>
      ))}
      {total && (
        <Box className={`${styles.row} ${styles.total}`}>
          <Box as="dt">{total.label}</Box>
          <Box as="dd">
            <Money paise={total.paise} paiseShown="always" tone={total.tone} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
