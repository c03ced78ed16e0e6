import '@fastify/cookie';
import { isLanguage } from '@haat/i18n';
import type { PageLanguage } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantedLanguage } from './accept-language';

const name = 'haat_language';
const yearSeconds = 365 * 86_400;

/** The language that an address asks for (`?lang=hi`); null where it asks for none that we speak. */
export function chosenIn({ query }: FastifyRequest): PageLanguage | null {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return isLanguage(lang) ? lang : null;
}

/** What a visitor wants to read: what the address asks for, what was chosen here before, or what the browser says; null where none says one of ours. */
export function wantedBy(request: FastifyRequest): PageLanguage | null {
  const chosen = request.cookies[name];
  return (
    chosenIn(request) ?? (isLanguage(chosen) ? chosen : wantedLanguage(request.headers['accept-language']))
  );
}

/** The same; English where none says one of ours. */
export const readerOf = (request: FastifyRequest): PageLanguage => wantedBy(request) ?? 'en';

/** What is sent or saved from a page speaks as the page does (`spokenOn`); `soldIn` is the language of the product that it is about. */
export const spokenTo = (request: FastifyRequest, soldIn: string): PageLanguage =>
  wantedBy(request) ?? (soldIn === 'hi' ? 'hi' : 'en');

/** Keeps a choice for the pages that are opened next. Nothing but the language is in it. */
export function keepChoice(request: FastifyRequest, reply: FastifyReply): void {
  const chosen = chosenIn(request);
  if (chosen === null || request.cookies[name] === chosen) return;
  const secure = request.protocol === 'https';
  reply.setCookie(name, chosen, { path: '/', sameSite: 'lax', secure, maxAge: yearSeconds });
}
