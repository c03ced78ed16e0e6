import { Sheet } from '@haat/design-system';
import { t } from '@haat/i18n';
import { kindOrder } from '@haat/web/product-kinds/product-kinds';
import { RowsSkeleton } from '../async-states/RowsSkeleton';
import { LoadedPart } from '../loaded-part/LoadedPart';

/** What is said of each kind comes when it is asked for, as this sheet can be opened from everywhere. */
const loadKindChoice = async () => (await import('./KindChoice')).KindChoice;

/** Starts a new product: asks for its kind. */
export function CreateSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('What do you want to sell?')}>
      {isOpen && (
        <LoadedPart load={loadKindChoice} placeholder={<RowsSkeleton rows={kindOrder.length} />}>
          {(KindChoice) => <KindChoice />}
        </LoadedPart>
      )}
    </Sheet>
  );
}
