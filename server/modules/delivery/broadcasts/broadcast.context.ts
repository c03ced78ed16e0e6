import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Media } from '../../catalog';
import type { MemberDeliveries } from '../members/member.delivery';

export interface BroadcastsContext extends Pick<Deps, 'database' | 'clock' | 'random' | 'jobs'> {
  identity: Pick<Identity, 'sellerName'>;
  media: Pick<Media, 'find' | 'version' | 'imageSources'>;
  deliveries: MemberDeliveries;
}
