import { Box, Card, Inline, Stack, Text } from '@haat/design-system';
import type { ReactNode } from 'react';
import { FirstFew } from '../FirstFew';
import * as styles from '../figures/figures.css';

export interface Share {
  key: string;
  name: string;
  /** Smaller, after the name. */
  detail?: string;
  /** How long its bar is, in one unit for all of them. */
  size: number;
  value: ReactNode;
}

interface SharesProps {
  title: string;
  shares: readonly Share[];
  note?: string;
  /** Beside the title. */
  action?: ReactNode;
}

/** A few things that make up a whole, the largest first, each with a bar; nothing when there is nothing. */
export function Shares({ title, shares, note, action }: SharesProps) {
  if (shares.length === 0) return null;
  const most = Math.max(...shares.map(({ size }) => size), 1);
  return (
    <Card title={title} action={action}>
      <Stack space="8">
        <FirstFew items={shares}>
          {(shown) => (
            <Stack as="ul" space="8">
              {shown.map(({ key, name, detail, size, value }) => (
                <Box as="li" key={key}>
                  <Stack space="4">
                    <Inline space="12" align="between" alignY="baseline" wrap={false}>
                      <Box>
                        <Text as="span">{name}</Text>
                        {detail !== undefined && (
                          <Text as="span" size="13" tone="soft">
                            {' '}
                            {detail}
                          </Text>
                        )}
                      </Box>
                      <Text as="span" weight="strong" tabular>
                        {value}
                      </Text>
                    </Inline>
                    <Box className={styles.bar} aria-hidden>
                      <Box
                        className={size > 0 ? styles.filled : `${styles.filled} ${styles.empty}`}
                        vars={{ '--share': Math.max(0, size) / most }}
                      />
                    </Box>
                  </Stack>
                </Box>
              ))}
            </Stack>
          )}
        </FirstFew>
        {note !== undefined && (
          <Text size="13" tone="soft">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
