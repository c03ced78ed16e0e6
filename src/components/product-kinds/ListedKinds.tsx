import { Box, SegmentedControl } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { listedWith, namesOf } from '@haat/web/product-kinds/product-kinds';
import { navigate } from 'wouter/use-browser-location';

interface ListedKindsProps {
  /** The kind whose address it is. */
  home: ProductKind;
  current: ProductKind;
  /** Where those of a kind are listed. */
  placeOf: (kind: ProductKind) => string;
}

/** Where several kinds share an address: which of them is listed. */
export function ListedKinds({ home, current, placeOf }: ListedKindsProps) {
  const kinds = listedWith(home);
  if (kinds.length === 1) return null;
  return (
    <Box width="fit">
      <SegmentedControl
        label={t('Choose one')}
        value={current}
        onChange={(kind) => navigate(placeOf(kind))}
        options={kinds.map((kind) => ({ value: kind, label: namesOf(kind).labelOfMany }))}
      />
    </Box>
  );
}
