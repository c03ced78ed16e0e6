import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { useState } from 'react';
import { saveFile } from '../../components/files/save-file';
import { loadEngagementFile, loadMemberProgressFile } from '../../queries/delivery/engagement.queries';

/** Saves what a view shows, whole, as a file. */
export function useEngagementFile(productId: string, view: 'items' | 'members') {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setIsBusy(true);
    try {
      if (view === 'items') saveFile('lessons.csv', 'text/csv', await loadEngagementFile(productId));
      else saveFile('member-progress.csv', 'text/csv', await loadMemberProgressFile(productId));
    } catch (error) {
      const { message } = failureOf(error, t('The file could not be made. Try again in a moment.'));
      toast.show({ text: message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return { save: () => void save(), isBusy };
}
