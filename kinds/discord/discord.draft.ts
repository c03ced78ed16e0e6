import { t } from '@haat/i18n';
import type { DiscordContent } from '@haat/openapi';
import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, text, webAddress } from '../parts/editor/written';

export interface DiscordValues extends PlainValues<'discord'> {
  /** A connected server; empty where buyers join by an invite link. */
  guildId: string;
  /** Ids of roles by the id of the price that gives them. */
  rolesByPrice: Readonly<Record<string, readonly string[]>>;
  atEnd: NonNullable<DiscordContent['atEnd']>;
  inviteUrl: string;
}

const plain = plainDraft('discord');

const isInvite = (address: string) =>
  address.length <= 200 && /^https:\/\/(discord\.gg|discord\.com\/invite)\/./.test(address);

/** What the server takes where the content does not say. */
const atEndOf = ({ guildId, rolesByPrice = {}, atEnd }: DiscordContent): DiscordValues['atEnd'] => {
  if (atEnd) return atEnd;
  const hasRoles = Object.values(rolesByPrice).some((roles) => roles.length > 0);
  return guildId && !hasRoles ? 'removeMember' : 'removeRoles';
};

/** A server that admits buyers by the bot, or that they join by its invite link. */
export const draft: KindDraft<DiscordValues, 'discord'> = {
  empty: { guildId: '', rolesByPrice: {}, atEnd: 'removeRoles', inviteUrl: '', ...plain.empty },
  read: (content) => {
    const { guildId = '', rolesByPrice = {}, inviteUrl = '' } = content;
    return { guildId, rolesByPrice, atEnd: atEndOf(content), inviteUrl, ...plain.read(content) };
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
      atEnd: values.atEnd,
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
