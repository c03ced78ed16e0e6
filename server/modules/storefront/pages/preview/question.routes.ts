import type { ImageSources } from '@haat/openapi';
import type { AskCreatorModel, QuestionValues } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { networkOf } from '../../../../platform/http/http';
import { wantedBy } from '../../../../platform/http/pages/page-language';
import { reachIn } from '../../public-pages/contact.form';
import { isPublicId, type Storefront } from '../storefront.parts';

/** On what page somebody asks, and of whom. */
interface Place {
  sellerId: string;
  productId: string | null;
  seller: { name: string; handle: string | null; photo?: ImageSources; takesQuestions?: true };
  product: AskCreatorModel['product'];
  url: string;
}

/** Lengths of what was typed: one more than allowed, so that what is too long is told so rather than cut. */
const longest = { text: 1_001, reach: 255 } as const;

const valuesIn = (fields: unknown): QuestionValues => ({
  text: textOf(fields, 'text').replaceAll('\r\n', '\n').trim().slice(0, longest.text),
  reach: textOf(fields, 'reach').trim().slice(0, longest.reach),
});

/** Questions before buying: asked on a preview or on the page of a creator, and read with their answer by whoever asked. */
export function questionRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { buyers, catalog, identity, questions } = dependencies;
  const isWithinLimits = limitOf(app);

  async function ofProduct(id: string): Promise<Place> {
    const entry = isPublicId(id) ? await catalog.publicProduct(id) : null;
    if (!entry) throw notFound();
    const { title, language, url, seller } = entry.product;
    return { sellerId: entry.sellerId, productId: id, seller, product: { title, language }, url };
  }

  async function ofCreator(typed: string): Promise<Place> {
    const profile = await identity.profileAt(typed);
    if (!profile) throw notFound();
    const { seller } = await catalog.publicSeller(profile.accountId);
    return {
      sellerId: profile.accountId,
      productId: null,
      seller: { ...seller, name: profile.name },
      product: null,
      url: `/@${profile.handle}`,
    };
  }

  /** The number that this browser has proved; null without one. */
  const phoneOf = async (request: FastifyRequest) => (await buyers.proofOf(request))?.phones[0] ?? null;

  async function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    place: Place,
    { status = 200, ...changes }: Partial<AskCreatorModel> & { status?: number } = {},
  ) {
    const { seller, product, url } = place;
    const phone = await phoneOf(request);
    const model: AskCreatorModel = {
      page: 'askCreator',
      site: siteOf(request),
      seller,
      product,
      url,
      action: request.url.split('?', 1)[0] ?? '',
      values: { text: '', reach: '' },
      errors: {},
      message: null,
      phoneEnding: phone && phone.slice(-4),
      ...changes,
    };
    return send(reply, model, status);
  }

  async function ask(request: FastifyRequest, reply: FastifyReply, place: Place) {
    const values = valuesIn(request.body);
    const phone = await phoneOf(request);
    const reach = values.reach === '' && phone !== null ? { email: null, phone } : reachIn(values.reach);
    const again = (changes: Parameters<typeof sendForm>[3]) =>
      sendForm(request, reply, place, { values, ...changes });
    if (!reach) return again({ status: 422, errors: { ...(values.text === '' && noText), ...noReach } });
    if (!(await isWithinLimits(request))) return again({ status: 429, message: tooOften });
    try {
      const language = wantedBy(request) ?? 'en';
      const path = await questions.ask(place, { ...reach, text: values.text, language });
      return reply.redirect(path, 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      const text = error.fields?.['text'];
      return again({ status: error.status, ...(text ? { errors: { text } } : { message: error.message }) });
    }
  }

  type ById = { Params: { id: string } };
  type ByHandle = { Params: { handle: string } };

  const demandOpen = (place: Place): Place => {
    if (!place.seller.takesQuestions) throw notFound();
    return place;
  };

  app.get<ById>('/pp/:id/ask', async (request, reply) =>
    sendForm(request, reply, demandOpen(await ofProduct(request.params.id))),
  );
  app.post<ById>('/pp/:id/ask', async (request, reply) =>
    ask(request, reply, await ofProduct(request.params.id)),
  );
  app.get<ByHandle>('/@:handle/ask', async (request, reply) =>
    sendForm(request, reply, demandOpen(await ofCreator(request.params.handle))),
  );
  app.post<ByHandle>('/@:handle/ask', async (request, reply) =>
    ask(request, reply, await ofCreator(request.params.handle)),
  );

  app.get<ById>('/asked/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const shown = await questions.show(id, textOf(request.query, 'k'));
    const { sellerId, productTitle, path, isOfProduct, text, answer } = shown;
    const { seller } = await catalog.publicSeller(sellerId);
    return send(reply, {
      page: 'askedQuestion',
      site: siteOf(request),
      seller,
      product: productTitle === '' ? null : { title: productTitle },
      isOfProduct,
      url: path,
      text,
      answer,
    });
  });
}

const noText = { text: 'Write your question first.' };
const noReach = { reach: 'Enter an email address like name@example.com, or a 10-digit mobile number.' };
const tooOften = 'Too many questions came from your network. Wait ten minutes and send it again.';

/** Ten in ten minutes from one network; always within them where limits per address are off. */
function limitOf(app: FastifyInstance): (request: FastifyRequest) => Promise<boolean> {
  if (!app.hasDecorator('createRateLimit')) return async () => true;
  const check = app.createRateLimit({
    max: 10,
    timeWindow: 10 * 60_000,
    keyGenerator: (request) => `question ${networkOf(request.ip)}`,
  });
  return async (request) => {
    const answer = await check(request);
    return answer.isAllowed || !answer.isExceeded;
  };
}
