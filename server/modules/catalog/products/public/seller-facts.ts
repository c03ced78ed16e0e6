import type { ProfilePictures, PublicProduct } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Identity } from '../../../accounts';
import type { ProfilePicturesService } from '../../profile-pictures';
import { createCache } from './public.cache';
import { shownBuyers, shownReplyHours } from './seller-facts.rules';

/** What other modules know of a seller; whoever verifies and counts gives it to the catalogue. */
export interface SellerRecords {
  /** Whether their PAN and a payout account were verified. */
  isVerified(sellerId: string): Promise<boolean>;
  /** How many people paid them and were not refunded. Reads every sale of theirs. */
  countBuyers(sellerId: string): Promise<number>;
  /** Whether people may ask them before they buy. */
  takesQuestions(sellerId: string): Promise<boolean>;
  /** How many questions they were asked lately, and within how many ms half of them were answered. */
  replyTime(sellerId: string): Promise<{ questions: number; medianMs: number }>;
}

/** As they are rounded, they need not be newer. */
const roundedKeptMs = 60 * 60_000;
const most = 5_000;

/** Who sells, as everybody may read it. */
export interface ShownSeller {
  seller: PublicProduct['seller'];
  /** Of their page. */
  cover: ProfilePictures['cover'];
}

/** Who sells a product, as everybody may read it. */
export function createSellerFacts(
  { clock }: Pick<Deps, 'clock'>,
  {
    identity,
    records,
    profilePictures,
  }: {
    identity: Pick<Identity, 'seller'>;
    records: SellerRecords;
    profilePictures: Pick<ProfilePicturesService, 'of'>;
  },
) {
  const counted = createCache<number>({ clock, keptMs: roundedKeptMs, most }, records.countBuyers);
  const replying = createCache({ clock, keptMs: roundedKeptMs, most }, records.replyTime);

  return async (sellerId: string): Promise<ShownSeller> => {
    const [seller, isVerified, count, { photo, cover }, takesQuestions, reply] = await Promise.all([
      identity.seller(sellerId),
      records.isVerified(sellerId),
      counted.get(sellerId),
      profilePictures.of(sellerId),
      records.takesQuestions(sellerId),
      replying.get(sellerId),
    ]);
    if (!seller) return { seller: { name: '', handle: null }, cover: null };
    const buyers = shownBuyers(count ?? 0);
    const repliesWithin = reply && shownReplyHours(reply);
    const facts = {
      name: seller.name ?? '',
      handle: seller.handle,
      ...(seller.bio !== null && { bio: seller.bio }),
      since: seller.since.toISOString().slice(0, 7),
      isVerified,
      ...(buyers !== null && { buyers }),
      ...(photo !== null && { photo }),
      ...(takesQuestions && { takesQuestions }),
      ...(takesQuestions && repliesWithin !== null && { repliesWithin }),
    };
    return { seller: facts, cover };
  };
}
