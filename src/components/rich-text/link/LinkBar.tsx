import { Box, Button, Field, formMark, Inline, Stack, useFirstError } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type KeyboardEvent, useState } from 'react';
import * as styles from '../rich-text.css';
import { isAddress } from './link';

interface LinkBarProps {
  /** Where the words lead now; empty for nowhere. */
  href: string;
  onLink: (href: string) => void;
  onClose: () => void;
}

/** Where the chosen words lead. */
export function LinkBar({ href, onLink, onClose }: LinkBarProps) {
  const [address, setAddress] = useState(href);
  const [isAsked, setIsAsked] = useState(false);
  const { ref, focusFirstError: seek } = useFirstError<HTMLDivElement>();
  const isRight = isAddress(address);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.target as HTMLElement).localName === 'input') save();
    else return;
    // The form and the sheet around it are not meant.
    event.preventDefault();
    event.stopPropagation();
  };
  const save = () => {
    setIsAsked(true);
    if (isRight) onLink(address);
    else seek();
  };
  return (
    <Box ref={ref} className={styles.linkBar} onKeyDown={onKeyDown} {...formMark}>
      <Stack space="12">
        <Field
          label={t('Link address')}
          name="rich-text-link"
          inputMode="url"
          autoComplete="off"
          // Opened by a press or by its keys, to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={address}
          onChange={setAddress}
          maxLength={2_048}
          placeholder="https://"
          {...(isAsked && !isRight && { error: t('An address such as https://haat.in or name@example.in') })}
        />
        <Inline space="8">
          <Button size="small" tone="accent" onPress={save}>
            {t('Add link')}
          </Button>
          {href !== '' && (
            <Button size="small" onPress={() => onLink('')}>
              {t('Remove link')}
            </Button>
          )}
          <Button size="small" tone="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
