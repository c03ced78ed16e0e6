import type { DataExport } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const dataExportKey = ['get', '/api/account/data-export'] as const;

/** Most copies are packed within seconds. */
const soonMs = 3_000;

/** The requested data export, if any; polled while in progress. */
export const useDataExport = () =>
  $api.useQuery('get', '/api/account/data-export', undefined, {
    refetchInterval: ({ state: { data } }) => (data?.status === 'archiving' ? soonMs : false),
  });

/** Has a copy packed, with a code. */
export function useRequestDataExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string): Promise<DataExport> => {
      const params = { header: { 'Step-Up-Code': code } };
      return answer(await api.POST('/api/account/data-export', { params }));
    },
    onSuccess: (dataExport) => client.setQueryData(dataExportKey, dataExport),
  });
}

/** Where the browser saves the copy from, for ten minutes. */
export const dataExportAddress = async (): Promise<string> =>
  answer(await api.POST('/api/account/data-export/file')).url;
