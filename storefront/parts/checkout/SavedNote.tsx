import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { MouseEvent } from 'react';
import * as styles from '../../styles/checkout.css';

interface SavedNoteProps {
  /** The step with nothing filled in, and all that was chosen. */
  emptied: string;
  /** Empties the fields where they are; without a script the link does. */
  onForget: (() => void) | undefined;
}

/** Says where what stands in the fields comes from, and takes it out. */
export function SavedNote({ emptied, onForget }: SavedNoteProps) {
  const forget = (event: MouseEvent) => {
    if (!onForget) return;
    event.preventDefault();
    onForget();
  };
  return (
    <Box as="p" className={styles.quiet}>
      {rich('Filled in from your last purchase. {link}', {
        link: (
          <Box as="a" href={emptied} onClick={forget} className={styles.inlineLink}>
            {t('Not you?')}
          </Box>
        ),
      })}
    </Box>
  );
}
