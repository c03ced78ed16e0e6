import { IconButton } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics, NewFile } from '@haat/openapi';
import { useFile } from '../../files/use-file';
import { fileOfDays } from '../figures/figures-file';

interface BreakdownFileProps {
  /** What its table is called. */
  title: string;
  breakdown: NonNullable<NewFile['breakdown']>;
  figures: Pick<Analytics, 'from' | 'to'>;
  /** All of them without one. */
  productId: string | null;
}

/** Every row of a table for a spreadsheet, those too that are not shown. */
export function BreakdownFile({ title, breakdown, figures, productId }: BreakdownFileProps) {
  const file = useFile();
  return (
    <IconButton
      icon="download"
      size={20}
      label={t('{title} as CSV', { title })}
      busy={file.busy !== null}
      onPress={() => file.save({ ...fileOfDays(figures, productId), breakdown })}
    />
  );
}
