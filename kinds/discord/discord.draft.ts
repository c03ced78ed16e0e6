import { t } from '@haat/i18n';
import type { DiscordContent } from '@haat/openapi';
import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, text, webAddress } from '../parts/editor/written';

export type AtEnd = NonNullable<DiscordContent['atEnd']>;

export interface DiscordValues extends PlainValues<'discord'> {
  /** A connected server; empty where buyers join by an invite link. */
  guildId: string;
  /** Ids of roles by the id of the price that gives them. */
  rolesByPrice: Readonly<Record<string, readonly string[]>>;
  /** Null as long as the creator has not chosen: then it follows the roles. */
  atEnd: AtEnd | null;
  inviteUrl: string;
}

const plain = plainDraft('discord');

const isInvite = (address: string) =>
  address.length <= 200 && /^https:\/\/(discord\.gg|discord\.com\/invite)\/./.test(address);

/** What is taken at the end where the creator has not chosen: without any role there is only the member. */
export const usualEnd = (rolesByPrice: DiscordValues['rolesByPrice']): AtEnd =>
  Object.values(rolesByPrice).some((roles) => roles.length > 0) ? 'removeRoles' : 'removeMember';

/** A server that admits buyers by the bot, or that they join by its invite link. */
export const draft: KindDraft<DiscordValues, 'discord'> = {
  empty: { guildId: '', rolesByPrice: {}, atEnd: null, inviteUrl: '', ...plain.empty },
  read: (content) => {
    const { guildId = '', rolesByPrice = {}, atEnd = null, inviteUrl = '' } = content;
    return { guildId, rolesByPrice, atEnd, inviteUrl, ...plain.read(content) };
  },
  problems: (values) => [
    ...plain.problems(values),
    addressProblem(
      'content.inviteUrl',
      values.inviteUrl,
      isInvite,
      t('An invite link starts with https://discord.gg/'),
    ),
  ],
  write: (values, wrong, _, persisted) => ({
    ...(values.guildId && {
      guildId: values.guildId,
      rolesByPrice: Object.fromEntries(
        Object.entries(values.rolesByPrice).map(([price, roles]) => [price, [...roles]]),
      ),
      ...(values.atEnd && { atEnd: values.atEnd }),
    }),
    ...text('inviteUrl', webAddress(values.inviteUrl), wrong('content.inviteUrl'), persisted),
    ...plain.write(values, wrong, persisted),
  }),
  publicContent: ({ serverName = '', roles = [], benefits = [] }) => ({
    serverName: serverName || t('Your server'),
    roles,
    benefits,
  }),
};
