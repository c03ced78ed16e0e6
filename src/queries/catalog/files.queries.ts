import type { NewFile } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';

/** The address of a file that the server makes; the browser saves it from there, however large. It opens for ten minutes. */
export async function fileAddress(input: NewFile): Promise<string> {
  return answer(await api.POST('/api/files', { body: input })).url;
}
