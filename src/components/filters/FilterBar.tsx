import { Box, Button, Sheet, Stack, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ReactNode, useRef, useState } from 'react';
import { useLayout } from '../screen/layout-context';
import * as styles from './filters.css';

/** Something that a list is narrowed to. */
export interface Chosen {
  key: string;
  /** In a word or two: "Last 7 days". */
  label: string;
  onRemove: () => void;
}

/** How the fields are drawn: in a row they name themselves by what is chosen, in a sheet by a label above. */
export interface FieldLook {
  hideLabel: boolean;
}

interface FilterBarProps {
  /** What it is for: "Filter sales". */
  label: string;
  /** The field to search by, always in sight. */
  search?: ReactNode;
  /** What is chosen of the fields, in their order. */
  chosen: readonly Chosen[];
  /** Takes all of it away. */
  onClear: () => void;
  children: (look: FieldLook) => ReactNode;
}

/**
 * What narrows a list, in one row: the fields themselves where there is room, a button that opens them on a phone, where
 * what is chosen stands beside it and can be taken away.
 */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useLayout().kind === 'mobile';
  if (isPhone) return <OnPhone {...props} />;
  const { label, search, children } = props;
  return (
    <Box as="search" aria-label={label} className={styles.filters}>
      {search && <Box className={styles.search}>{search}</Box>}
      {children({ hideLabel: true })}
    </Box>
  );
}

function OnPhone({ label, search, chosen, onClear, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const count = chosen.length;
  const chips = count > 0 && <Chips chosen={chosen} onGone={() => opener.current?.focus()} />;
  return (
    <Box as="search" aria-label={label}>
      <Stack space="8">
        <Box className={styles.bar}>
          {search && <Box className={styles.grown}>{search}</Box>}
          <Box className={styles.still}>
            <Button
              buttonRef={opener}
              icon="filter"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => setIsOpen(true)}
            >
              {count === 0 ? t('Filters') : t('Filters: {count}', { count })}
            </Button>
          </Box>
          {!search && chips}
        </Box>
        {search && chips}
      </Stack>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Filters')}
        footer={
          <>
            {count > 0 && (
              <Button tone="quiet" onPress={onClear}>
                {t('Clear all filters')}
              </Button>
            )}
            <Button tone="accent" onPress={() => setIsOpen(false)}>
              {t('Show results')}
            </Button>
          </>
        }
      >
        <Stack space="20">{children({ hideLabel: false })}</Stack>
      </Sheet>
    </Box>
  );
}

interface ChipsProps {
  chosen: readonly Chosen[];
  /** One is gone, and the focus with it. */
  onGone: () => void;
}

/** One line that scrolls sideways. */
const Chips = ({ chosen, onGone }: ChipsProps) => (
  <Box as="ul" aria-label={t('Filters')} className={styles.chips}>
    {chosen.map(({ key, label, onRemove }) => (
      <Box as="li" key={key} className={styles.still}>
        <Button
          size="small"
          iconAfter="cross"
          onPress={() => {
            onRemove();
            onGone();
          }}
        >
          {label}
          <VisuallyHidden> {t('Remove')}</VisuallyHidden>
        </Button>
      </Box>
    ))}
  </Box>
);
