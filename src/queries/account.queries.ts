import type { User } from '@haat/contract';
import { answer, api } from '../services/api';

/** Changes what buyers see as the seller's name. */
export const renameAccount = async (name: string): Promise<User> =>
  answer(await api.PATCH('/api/account', { body: { name } })).user;
