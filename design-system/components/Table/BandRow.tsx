import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import * as styles from './Table.css';

export interface TableBand {
  label: ReactNode;
  /** By column key: the band's own sums. */
  cells?: { [columnKey: string]: ReactNode };
}

interface BandRowProps {
  band: TableBand;
  keys: readonly string[];
  ends: ReadonlySet<string>;
}

/** The label takes the columns up to the first that has a sum. */
export function BandRow({ band, keys, ends }: BandRowProps) {
  const cells = band.cells ?? {};
  const firstSum = keys.findIndex((key) => key in cells);
  const span = firstSum === -1 ? keys.length : firstSum;
  return (
    <Box as="tr">
      <Box as="th" scope="rowgroup" colSpan={span} className={styles.cell({ kind: 'band' })}>
        {band.label}
      </Box>
      {keys.slice(span).map((key) => (
        <Box
          as="td"
          key={key}
          className={styles.cell({ kind: 'band', align: ends.has(key) ? 'end' : 'start' })}
        >
          <Box as="strong">{cells[key]}</Box>
        </Box>
      ))}
    </Box>
  );
}
