import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';

/** Shows that an item was removed, with Undo. */
export function useUndo() {
  const toast = useToast();
  return (text: string, putBack: () => void) =>
    toast.show({ text, action: { label: t('Undo'), onPress: putBack } });
}
