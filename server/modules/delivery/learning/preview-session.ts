import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import type { Identity } from '../../accounts';

const previewCookie = 'haat_preview';

const purpose = 'learnerPreview';
/** Ms. Pages, films and files come without the header that signs a creator in; the cookie stands in for it for so long. */
const lifetime = 12 * 60 * 60_000;

/** A browser that may look at the courses of the creator who is signed in there, like a buyer. It ends with the session it began in. */
export function createPreviewSessions(
  { clock, config, signer }: Pick<Deps, 'clock' | 'config' | 'signer'>,
  identity: Pick<Identity, 'isSignedIn'>,
) {
  const rules = {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
    path: '/',
  } as const;
  return {
    begin(reply: FastifyReply, { accountId, sessionId }: Pick<Session, 'accountId' | 'sessionId'>): void {
      const value = `${accountId}.${sessionId}.${clock.now().getTime() + lifetime}`;
      reply.setCookie(previewCookie, `${value}.${signer.sign(purpose, value)}`, {
        ...rules,
        maxAge: lifetime / 1_000,
      });
    },

    /** The account; null without a cookie of ours, once it is over, and once its session has ended. */
    async viewerOf({ cookies }: FastifyRequest): Promise<string | null> {
      const [, value = '', accountId = '', sessionId = '', until = '', signature = ''] =
        /^(([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,16}))\.([\w-]{43})$/.exec(cookies[previewCookie] ?? '') ?? [];
      if (!signer.verify(purpose, value, signature) || Number(until) <= clock.now().getTime()) return null;
      return (await identity.isSignedIn({ accountId, sessionId })) ? accountId : null;
    },
  };
}
