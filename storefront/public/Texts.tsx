import { Box, Link } from '@haat/design-system/preview';
import { Fragment, type ReactNode } from 'react';
import * as styles from './styles/prose.css';

export function P({ children }: { children: ReactNode }) {
  return <Box as="p">{children}</Box>;
}

/** Points of equal rank; what is false or empty is left out. */
export function Points({ of }: { of: readonly ReactNode[] }) {
  return (
    <Box as="ul">
      {of.filter(Boolean).map((point, at) => (
        // Written down, never reordered.
        <Box as="li" key={at}>
          {point}
        </Box>
      ))}
    </Box>
  );
}

export function A({ href, children }: { href: string; children: ReactNode }) {
  return <Link href={href}>{children}</Link>;
}

export interface FactProps {
  /** Left out where the heading above says it already. */
  title?: string;
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** One thing with what there is to know of it. Rows without a value are left out. */
export function Fact({ title, rows }: FactProps) {
  const filled = rows.filter(([, value]) => Boolean(value));
  return (
    <Box className={styles.fact}>
      {title && (
        <Box as="h3" className={styles.factTitle}>
          {title}
        </Box>
      )}
      {filled.length > 0 && (
        <Box as="dl" className={styles.factRows}>
          {filled.map(([term, value]) => (
            <Fragment key={term}>
              <Box as="dt" className={styles.term}>
                {term}
              </Box>
              <Box as="dd" className={styles.value}>
                {value}
              </Box>
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  );
}
