import type { JoinFailure, UnavailableModel } from '@haat/openapi/pages';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { Returned } from '../../../delivery';
import type { Storefront } from '../storefront.parts';

const failures: readonly JoinFailure[] = ['notAgreed', 'banned', 'tooManyGuilds', 'notPossible', 'later'];

/** What an address of the receipt says of a way to Discord; null for anything else. */
export const joinFailureOf = (text: string): JoinFailure | null =>
  failures.find((failure) => failure === text) ?? null;

type Page = Pick<UnavailableModel, 'heading' | 'text' | 'action'> & { status: number };

const expired: Page = {
  status: 410,
  heading: 'This link has expired',
  text: 'It was opened too late, or was not made here. Start again on the page you came from.',
  action: { href: '/purchase', label: 'Go to purchases' },
};

/** Where somebody goes who comes back from a page of Discord, or what they are told. */
function answerOf(returned: Returned): { redirect: string } | Page {
  switch (returned.outcome) {
    case 'joined':
      return { redirect: returned.url };
    case 'connection':
      return connectionPage(returned.connected.outcome, returned.path);
    case 'failed':
      return {
        redirect: `${returned.path}${returned.path.includes('?') ? '&' : '?'}discord=${returned.why}`,
      };
    case 'taken':
      return {
        status: 409,
        heading: 'This place is taken',
        text: 'This place belongs to another Discord account. If you bought it, you can move it to this one.',
        action: { href: returned.path, label: 'Move to this account' },
      };
    case 'closed':
      return {
        status: 410,
        heading: 'This access has ended',
        text: 'Renew it to join the server.',
        action: returned.previewPath === null ? null : { href: returned.previewPath, label: 'Renew' },
      };
    case 'expired':
      return expired;
  }
}

type ConnectionOutcome = Extract<Returned, { outcome: 'connection' }>['connected']['outcome'];

function connectionPage(outcome: ConnectionOutcome, href: string): Page {
  const action = { href, label: 'Continue' };
  switch (outcome) {
    case 'connected':
      return {
        status: 200,
        heading: 'The server is connected',
        text: 'Go back to the page you came from to choose roles and prices. Keep the role of the bot above the roles that it gives.',
        action,
      };
    case 'taken':
      return {
        status: 409,
        heading: 'The server was not connected',
        text: 'It is connected to another account. Disconnect it there first.',
        action,
      };
    case 'notManaged':
      return {
        status: 403,
        heading: 'The server was not connected',
        text: 'Your Discord account does not manage this server. Ask its owner to connect it.',
        action,
      };
    case 'later':
      return {
        status: 503,
        heading: 'The server was not connected',
        text: 'Discord does not answer at the moment. Start again in a minute.',
        action,
      };
    case 'notAgreed':
      return {
        status: 409,
        heading: 'The server was not connected',
        text: 'Discord did not say that you agreed. Start again on the page you came from.',
        action,
      };
  }
}

/** Where Discord sends people back to who were asked to agree. */
export function discordRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { discord } = dependencies;

  app.get('/discord/return', async (request, reply) => {
    const site = siteOf(request);
    if (!discord) return send(reply, { page: 'notFound', site }, 404);
    const state = textOf(request.query, 'state');
    const code = textOf(request.query, 'code');
    const answer = answerOf(await discord.takeReturn(state, code === '' ? null : code));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
    const { status, ...page } = answer;
    return send(reply, { page: 'unavailable', site, ...page }, status);
  });
}
