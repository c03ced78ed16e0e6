import { type LessonState, statesOf } from '@haat/kinds/parts/learning/learning.rules';
import { kindOf } from '@haat/kinds/rules';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { CourseContent } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { Identity } from '../../accounts';
import type { Catalog, Sellable } from '../../catalog';
import type { Notifier } from '../../messaging';
import type { Access, Proof } from '../access';
import { findHeldGrant } from '../files/file.entitlement';
import { findProgress, findStart } from './learning.repository';

/** What learning asks of other modules. */
export interface LearningDependencies {
  access: Pick<Access, 'decide' | 'signedPath'>;
  catalog: Pick<Catalog, 'getSellable' | 'partsOfLesson'>;
  identity: Pick<Identity, 'sellerName'>;
  notify: Pick<Notifier, 'notify'>;
}

export type LearningContext = Pick<Deps, 'config' | 'database' | 'clock' | 'random' | 'jobs' | 'signer'> &
  LearningDependencies;

/** A course or lesson that somebody has bought, and how far they have come. */
export interface Enrolment {
  sellerId: string;
  /** Of the grant. */
  id: string;
  orderId: string | null;
  /** The last four digits of its buyer's number; empty where there is none. */
  phoneEnding: string;
  /** As given in the order; null where there is none. */
  buyerName: string | null;
  /** Not erased. */
  hasHolder: boolean;
  product: Sellable['product'];
  content: CourseContent;
  states: LessonState[];
}

/** As it is on sale now. @throws Refusal 404 for whoever does not hold it, and once it has ended */
export async function enrolmentOf(context: LearningContext, id: string, proof: Proof): Promise<Enrolment> {
  const { catalog, clock, database } = context;
  const gone = () => notFound('Course not found');
  const grant = await findHeldGrant(context, id, proof);
  if (!grant || !canOpen(grant.status)) throw gone();
  const sellable = await catalog.getSellable(grant.product_id);
  const product = sellable?.product;
  const content = product && kindOf(product).lessons?.(product.content as never, product.title);
  const startedAt = await findStart(database.db, grant.seller_id, id);
  if (!product || !content || !startedAt) throw gone();
  const progress = await findProgress(database.db, grant.seller_id, id);
  return {
    sellerId: grant.seller_id,
    id,
    orderId: grant.order_id,
    phoneEnding: (grant.holder_phone || grant.buyer_phone || '').slice(-4),
    buyerName: grant.buyer_name,
    hasHolder: grant.holder_phone !== '',
    product,
    content,
    states: statesOf(content, { startedAt, now: clock.now(), progress }),
  };
}

/** A lesson of it. @throws Refusal 404 where there is none, or it is a draft */
export function lessonIn({ states }: Enrolment, lessonId: string): LessonState {
  const state = states.find(({ lesson }) => lesson.id === lessonId);
  if (!state) throw notFound('Lesson not found');
  return state;
}
