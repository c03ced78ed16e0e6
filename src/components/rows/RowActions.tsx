import { IconButton, Inline } from '@haat/design-system';
import { t } from '@haat/i18n';

interface RowActionsProps {
  /** What the row is about, as its buttons name it. */
  name: string;
  /** Left out where there is nothing to share. */
  onShare?: () => void;
  onChange: () => void;
}

/** What can be done with one row of a list: send it to people, and change it. Each opens a sheet. */
export const RowActions = ({ name, onShare, onChange }: RowActionsProps) => (
  <Inline space="4" wrap={false} align="end">
    {onShare && (
      <IconButton label={t('Share {name}', { name })} icon="share" aria-haspopup="dialog" onPress={onShare} />
    )}
    <IconButton
      label={t('Change {name}', { name })}
      icon="pencil"
      aria-haspopup="dialog"
      onPress={onChange}
    />
  </Inline>
);
