import { sessionTimeOf } from '@haat/kinds/facts';
import { checkoutAddress } from '@haat/openapi/checkout-address';
import type { WaitingListModel, WaitingState } from '@haat/openapi/pages';
import { paymentPath } from '@haat/openapi/pay-ways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, tooMany } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { networkOf } from '../../../../platform/http/http';
import { wantedBy } from '../../../../platform/http/pages/page-language';
import { createWindowCounts } from '../../../../platform/security/window.counts';
import { cut } from '../../../../platform/text/single-line';
import { normalizeEmail, normalizePhone } from '../../../accounts';
import type { PublicEntry } from '../../../catalog';
import { listPath, placePath, type ShownPlace } from '../../../orders';
import { isPublicId, type Storefront } from '../storefront.parts';
import { isEmail } from './checkout.form';

type ById = FastifyRequest<{ Params: { id: string } }>;

const windowMs = 10 * 60_000;
/** Of one network for one product within the window. */
const mostOfNetwork = 10;
const remembered = 20_000;

/** The waiting list of a session that is full: joined by a form, and seen and left by the link of a place. */
export function waitingListRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, deps, siteOf, send } = storefront;
  const { buyers, catalog, checkout, waitingLists } = dependencies;
  const path = listPath(':id');
  const counts = createWindowCounts(deps, { windowMs, most: remembered });

  function refuseTooMany({ ip, params: { id } }: ById): void {
    if (!deps.config.addressLimits || counts.add(`${networkOf(ip)} ${id}`) <= mostOfNetwork) return;
    throw tooMany(
      'too_many_places',
      'Too many people joined from your network. Wait ten minutes and try again',
      windowMs / 1_000,
    );
  }

  async function entryOf(request: ById): Promise<PublicEntry | null> {
    const { id } = request.params;
    return isPublicId(id) ? catalog.publicProduct(id) : null;
  }

  const notFound = (request: ById, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  const page = (
    request: ById,
    session: Pick<WaitingListModel, 'product' | 'session'>,
    more: Pick<WaitingListModel, 'state' | 'action' | 'canLeave'>,
  ): WaitingListModel => ({ page: 'waitingList', site: siteOf(request), ...session, ...more });

  function shownOf({ product }: PublicEntry): Pick<WaitingListModel, 'product' | 'session'> {
    const { id, title, cover, language, url, seller } = product;
    return {
      product: { id, title, cover, language, url, seller: seller.name },
      session: sessionTimeOf(product),
    };
  }

  const form = (
    request: ById,
    entry: PublicEntry,
    given: Partial<Omit<Extract<WaitingState, { is: 'form' }>, 'is'>>,
  ) => {
    const state = {
      is: 'form',
      values: { phone: '', email: '' },
      errors: {},
      message: null,
      ...given,
    } as const;
    return page(request, shownOf(entry), { state, action: listPath(entry.product.id), canLeave: false });
  };

  function stateOf(place: ShownPlace, productId: string, token: string): WaitingState {
    if (place.state === 'offered')
      return {
        is: 'offered',
        until: place.until.toISOString(),
        checkout: checkoutAddress(productId, { seat: token }),
      };
    if (place.state === 'ordered') {
      const { isPaid, orderId } = place;
      return { is: 'ordered', isPaid, url: isPaid ? `/access/${orderId}` : paymentPath(orderId, 'upi') };
    }
    return place.state === 'waiting' ? { is: 'waiting', number: place.number } : { is: 'ended' };
  }

  /** The link of a place; of a session that has no page any more it says so, and why. */
  async function sendPlace(request: ById, reply: FastifyReply, token: string) {
    const { id } = request.params;
    const shown = isPublicId(id) ? await waitingLists.show(id, token) : null;
    if (!shown) return notFound(request, reply);
    const entry = await entryOf(request);
    const action = placePath(id, token);
    const state = stateOf(shown.place, id, token);
    if (entry) {
      const canLeave = shown.right === 'held' && (state.is === 'waiting' || state.is === 'offered');
      return send(reply, page(request, shownOf(entry), { state, action, canLeave }));
    }
    const withdrawn = await waitingLists.findWithdrawn(id);
    if (!withdrawn) return notFound(request, reply);
    const { cancelled, ...session } = withdrawn;
    const ended = { is: 'ended', ...(cancelled && { cancelled }) } as const;
    const over = state.is === 'ordered' ? state : ended;
    return send(reply, page(request, session, { state: over, action, canLeave: false }));
  }

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const token = textOf(request.query, 'place');
    if (token !== '') return sendPlace(request, reply, token);
    const entry = await entryOf(request);
    if (!entry) return notFound(request, reply);
    const { id, url } = entry.product;
    if (!(await waitingLists.isFull(id))) return reply.redirect(url, 303);
    const proof = await buyers.proofOf(request);
    const saved = proof && (await checkout.findSaved(proof));
    const values = { phone: saved?.phone ?? '', email: saved?.email ?? '' };
    return send(reply, form(request, entry, { values }));
  });

  app.post<{ Params: { id: string } }>(path, async (request, reply) => {
    const token = textOf(request.query, 'place');
    if (token !== '' && isPublicId(request.params.id)) {
      await waitingLists.leave(request.params.id, token);
      return reply.redirect(placePath(request.params.id, token), 303);
    }
    const entry = await entryOf(request);
    if (!entry) return notFound(request, reply);
    const { id, url } = entry.product;
    const values = {
      phone: cut(textOf(request.body, 'phone'), 20),
      email: cut(textOf(request.body, 'email').trim(), 254),
    };
    const phone = normalizePhone(values.phone);
    const errors = {
      ...(phone === null && { phone: 'Enter an Indian mobile number with 10 digits' }),
      ...(values.email !== '' &&
        !isEmail(values.email) && {
          email: 'Enter an email address like name@example.com, or leave it empty.',
        }),
    };
    if (phone === null || Object.keys(errors).length > 0)
      return send(reply, form(request, entry, { values, errors }), 422);
    try {
      refuseTooMany(request);
      const proof = await buyers.proofOf(request);
      const joined = await waitingLists.join(id, {
        phone,
        email: values.email === '' ? null : normalizeEmail(values.email),
        isProved: proof?.phones.includes(phone) ?? false,
        language: wantedBy(request),
      });
      return reply.redirect(placePath(id, joined), 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      if (error.status === 404) return notFound(request, reply);
      // There is a seat by now.
      if (error.code === 'not_full') return reply.redirect(url, 303);
      return send(reply, form(request, entry, { values, message: `${error.message}.` }), error.status);
    }
  });
}
