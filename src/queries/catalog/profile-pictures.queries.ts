import type { ProfilePictures } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

const path = '/api/profile-pictures';
const usePath = '/api/profile-pictures/{use}';

export type ProfilePictureUse = keyof ProfilePictures;

export const profilePicturesKey = ['get', path] as const;

/** The photo of the signed-in creator and the cover of their page. */
export const useProfilePictures = () => $api.useQuery('get', path);

/** Shows an uploaded picture, or none with null. */
export function useProfilePictureChange(use: ProfilePictureUse) {
  const client = useQueryClient();
  const params = { path: { use } };
  return useMutation({
    mutationFn: async (picture: string | null): Promise<ProfilePictures> =>
      picture === null
        ? answer(await api.DELETE(usePath, { params }))
        : answer(await api.PUT(usePath, { params, body: { picture } })),
    onSuccess: (pictures) => client.setQueryData(profilePicturesKey, pictures),
  });
}
