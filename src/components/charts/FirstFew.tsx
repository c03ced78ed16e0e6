import { Box, Button } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ReactNode, useState } from 'react';
import { grouped } from './grouped';

const few = 5;

interface FirstFewProps<Item> {
  items: readonly Item[];
  /** Draws those that are shown. */
  children: (shown: readonly Item[]) => ReactNode;
  /** The card around it has no room of its own at its edge. */
  isFlush?: boolean;
}

/** The first five of a list, whose order says what matters, and one press away all the others. */
export function FirstFew<Item>({ items, children, isFlush = false }: FirstFewProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      {children(isWhole ? items : items.slice(0, few))}
      {items.length > few && (
        <Box {...(isFlush ? { padding: '8' } : { paddingTop: '4' })}>
          <Button
            tone="quiet"
            size="small"
            flush={!isFlush}
            aria-expanded={isWhole}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('Show fewer') : t('Show all {count}', { count: grouped(items.length) })}
          </Button>
        </Box>
      )}
    </>
  );
}
