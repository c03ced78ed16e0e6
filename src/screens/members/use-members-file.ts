import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { useState } from 'react';
import { saveFile } from '../../components/files/save-file';
import { loadMembersFile } from '../../queries/delivery/members.queries';

/** Saves all members of a product as a file. */
export function useMembersFile(productId: string) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile('members.csv', 'text/csv', await loadMembersFile(productId));
    } catch (error) {
      const { message } = failureOf(error, t('The file could not be made. Try again in a moment.'));
      toast.show({ text: message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return { save: () => void save(), isBusy };
}
