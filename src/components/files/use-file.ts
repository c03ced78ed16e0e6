import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { NewFile } from '@haat/openapi';
import { useState } from 'react';
import { fileAddress } from '../../queries/catalog/files.queries';
import { saveFrom } from './save-file';

/** Saves files that the server makes; the browser shows how far they have come. `busy` names the one that is being asked for. */
export function useFile() {
  const [busy, setBusy] = useState<NewFile['file'] | null>(null);
  const toast = useToast();
  const save = async (input: NewFile) => {
    setBusy(input.file);
    try {
      saveFrom(await fileAddress(input));
    } catch (error) {
      const { message } = failureOf(error, t('The file could not be made. Try again in a moment.'));
      toast.show({ text: message, tone: 'critical' });
    } finally {
      setBusy(null);
    }
  };
  return { save: (input: NewFile) => void save(input), busy };
}
