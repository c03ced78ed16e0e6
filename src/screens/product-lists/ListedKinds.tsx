import type { ProductKind } from '@haat/contract';
import { Box, SegmentedControl } from '@haat/design-system';
import { t } from '@haat/words';
import { navigate } from 'wouter/use-browser-location';
import { homeOf, listedWith, namesOf } from '../../parts/product-kinds/product-kinds';

/** Where several kinds share an address: which of them is listed. */
export function ListedKinds({ home, current }: { home: ProductKind; current: ProductKind }) {
  const kinds = listedWith(home);
  if (kinds.length === 1) return null;
  return (
    <Box width="fit">
      <SegmentedControl
        label={t('Which of them')}
        value={current}
        onChange={(kind) => navigate(homeOf(kind))}
        options={kinds.map((kind) => ({ value: kind, label: namesOf(kind).labelOfMany }))}
      />
    </Box>
  );
}
