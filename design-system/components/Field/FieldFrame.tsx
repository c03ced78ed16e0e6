import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Field.css';

interface FieldFrameProps {
  /** Of the control; help and error take names from it. */
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  optional?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** A group of controls is named by a legend. */
  group?: boolean | undefined;
  children: ReactNode;
}

/** The id of what stands below the control, for `aria-describedby`. */
export const descriptionOf = (id: string, about: { help?: ReactNode; error?: string | undefined }) =>
  about.error ? `${id}-error` : about.help ? `${id}-help` : undefined;

/** Label above, help or error below. An error takes the place of the help and is read out when it appears. */
export function FieldFrame({
  id,
  label,
  hideLabel,
  optional,
  help,
  error,
  group,
  children,
}: FieldFrameProps) {
  const labelText = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <Box as="span" className={styles.optional}>
            {t('optional')}
          </Box>
        </>
      )}
    </>
  );
  const name = group ? (
    <Box as="legend" className={styles.label}>
      {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
    </Box>
  ) : hideLabel ? (
    <VisuallyHidden>
      <Box as="label" htmlFor={id}>
        {labelText}
      </Box>
    </VisuallyHidden>
  ) : (
    <Box as="label" htmlFor={id} className={styles.label}>
      {labelText}
    </Box>
  );
  const below = (
    <Box aria-live="polite">
      {error && (
        <Box id={`${id}-error`} className={styles.below}>
          <Text as="span" tone="critical">
            {error}
          </Text>
        </Box>
      )}
    </Box>
  );
  return (
    <Box
      as={group ? 'fieldset' : 'div'}
      className={styles.frame}
      data-field
      aria-describedby={group ? descriptionOf(id, { help, error }) : undefined}
    >
      {name}
      {children}
      {below}
      {help && !error && (
        <Box id={`${id}-help`} className={styles.below}>
          <Text as="span" tone="soft">
            {help}
          </Text>
        </Box>
      )}
    </Box>
  );
}
