import type { ImageSources, ProfilePictures } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { invalid, notFound } from '../../../platform/http/errors';
import { type Identity, signedIn } from '../../accounts';
import type { Media } from '../media';
import {
  deleteProfilePicture,
  deleteProfilePictures,
  findProfilePictures,
  type ProfilePictureRow,
  saveProfilePicture,
} from './profile-picture.repository';

interface Dependencies {
  identity: Pick<Identity, 'changed'>;
  media: Pick<Media, 'findUploaded' | 'removeUnnamed' | 'forgetUploader' | 'imageSources'>;
}

/** The photo of a creator and the cover of their page: pictures that they have uploaded, shown to everybody once they are set. */
export function createProfilePictures(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { identity, media }: Dependencies,
) {
  /** Without descriptions: what they show is said beside them. */
  async function of(sellerId: string): Promise<ProfilePictures> {
    const rows = await findProfilePictures(database.db, sellerId);
    const shown = (use: ProfilePictureRow['use']): ImageSources | null => {
      const row = rows.find((each) => each.use === use);
      return row
        ? media.imageSources({ id: row.picture_id, width: row.width, height: row.height, alt: '' })
        : null;
    };
    return { photo: shown('photo'), cover: shown('cover') };
  }

  /** @throws Refusal 404 for a picture that they have not uploaded, 422 for a photo that is not square */
  async function set(
    sellerId: string,
    use: ProfilePictureRow['use'],
    pictureId: string,
  ): Promise<ProfilePictures> {
    const found = await media.findUploaded(sellerId, pictureId);
    if (!found) throw notFound('Picture not found');
    const { width, height } = found;
    if (use === 'photo' && width !== height) throw invalid({ picture: 'Crop the photo to a square first.' });
    const set_at = clock.now();
    await saveProfilePicture(database.db, {
      seller_id: sellerId,
      use,
      picture_id: pictureId,
      width,
      height,
      set_at,
    });
    identity.changed(sellerId);
    return of(sellerId);
  }

  async function remove(sellerId: string, use: ProfilePictureRow['use']): Promise<ProfilePictures> {
    await deleteProfilePicture(database.db, sellerId, use);
    identity.changed(sellerId);
    return of(sellerId);
  }

  return {
    of,
    /** Removes both with their files, unless something else shows them. Its caller's transaction may be run again. */
    async erase(trx: Tx, accountId: string): Promise<void> {
      for (const id of await deleteProfilePictures(trx, accountId)) await media.removeUnnamed(trx, id);
      await media.forgetUploader(trx, accountId);
    },
    handlers: {
      getProfilePictures: async (request) => [200, await of(signedIn(request).accountId)],
      setProfilePicture: async (request) => [
        200,
        await set(signedIn(request).accountId, request.params.use, request.body.picture),
      ],
      removeProfilePicture: async (request) => [
        200,
        await remove(signedIn(request).accountId, request.params.use),
      ],
    } satisfies Handlers<'getProfilePictures' | 'setProfilePicture' | 'removeProfilePicture'>,
  };
}

export type ProfilePicturesService = ReturnType<typeof createProfilePictures>;
