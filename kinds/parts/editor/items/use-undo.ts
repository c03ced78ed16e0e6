import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';

/** Says that something was removed, and offers to put it back. */
export function useUndo() {
  const toast = useToast();
  return (text: string, putBack: () => void) =>
    toast.show({ text, action: { label: t('Undo'), onPress: putBack } });
}
