import type { AddedMembers, Member, Members, MemberWithActivity, NewMembers } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { atCursor, usePages } from '../pages';

const listPath = '/api/products/{id}/members';
const memberPath = '/api/members/{id}';

export interface MembersFilter {
  status?: Member['status'];
  /** Only those by whose invite others tried to join. */
  linkTried?: true;
  q?: string;
}

export const membersKey = (productId: string, filter: MembersFilter) =>
  ['get', listPath, { params: { path: { id: productId }, query: filter } }] as const;

/** Ms: the feed says when members join and leave; a change that it misses is seen by then. */
const refreshEvery = 60_000;

/** The members of a product, newest first. */
export const useMembers = (productId: string, filter: MembersFilter) =>
  usePages<Members>(
    membersKey(productId, filter),
    async (cursor, signal) => {
      const query = { ...filter, ...atCursor(cursor), limit: 50 };
      return answer(await api.GET(listPath, { params: { path: { id: productId }, query }, signal }));
    },
    { refetchInterval: refreshEvery },
  );

export const memberKey = (id: string) => ['get', memberPath, { params: { path: { id } } }] as const;

/** One member with their activity. */
export const useMember = (id: string) =>
  useQuery({
    queryKey: memberKey(id),
    queryFn: async ({ signal }): Promise<MemberWithActivity> =>
      answer(await api.GET(memberPath, { params: { path: { id } }, signal })),
  });

export type MemberChange = { type: 'extend'; endsAt: string } | { type: 'remove' } | { type: 'reinvite' };

/** Extends, removes or invites a member. */
export function useChangeMember(id: string) {
  const refresh = useMembersRefresh();
  const one = { params: { path: { id } } };
  return useMutation({
    mutationFn: async (change: MemberChange): Promise<Member> => {
      if (change.type === 'extend')
        return answer(
          await api.POST('/api/members/{id}/extend', { ...one, body: { endsAt: change.endsAt } }),
        );
      return change.type === 'remove'
        ? answer(await api.POST('/api/members/{id}/remove', one))
        : answer(await api.POST('/api/members/{id}/reinvite', one));
    },
    onSuccess: refresh,
  });
}

/** Takes somebody out of the channel of a product who joined another way. */
export function useRemoveOutsider(productId: string) {
  const refresh = useMembersRefresh();
  return useMutation({
    mutationFn: async (outsiderId: string) => {
      const path = { id: productId, outsiderId };
      answer(await api.POST('/api/products/{id}/outsiders/{outsiderId}/remove', { params: { path } }));
    },
    onSuccess: refresh,
  });
}

export function useAddMembers(productId: string) {
  const refresh = useMembersRefresh();
  return useMutation({
    mutationFn: async (body: NewMembers): Promise<AddedMembers> =>
      answer(await api.POST(listPath, { params: { path: { id: productId } }, body })),
    onSuccess: refresh,
  });
}

/** The file of all members, as text. */
export const loadMembersFile = async (productId: string): Promise<string> =>
  answer(
    await api.GET('/api/products/{id}/members.csv', {
      params: { path: { id: productId } },
      parseAs: 'text',
    }),
  );

/** Loads them again where they are shown. */
export function useMembersRefresh() {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['get', listPath] }),
        client.invalidateQueries({ queryKey: ['get', memberPath] }),
      ]),
    [client],
  );
}
