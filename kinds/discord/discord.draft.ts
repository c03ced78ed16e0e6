import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, text, webAddress } from '../parts/editor/written';

export interface DiscordValues extends PlainValues<'discord'> {
  inviteUrl: string;
}

const plain = plainDraft('discord');

const isInvite = (address: string) =>
  address.length <= 200 && /^https:\/\/(discord\.gg|discord\.com\/invite)\/./.test(address);

/** A server that admits buyers by the bot, or that they join by its invite link. */
export const draft: KindDraft<DiscordValues, 'discord'> = {
  empty: { inviteUrl: '', ...plain.empty },
  read: (content) => ({ inviteUrl: content.inviteUrl ?? '', ...plain.read(content) }),
  problems: (values) => [
    ...plain.problems(values),
    addressProblem(
      'content.inviteUrl',
      values.inviteUrl,
      isInvite,
      t('An invite link starts with https://discord.gg/'),
    ),
  ],
  write: (values, wrong, _, { guildId, rolesByPrice, atEnd, ...persisted }) => ({
    ...(guildId && { guildId }),
    ...(rolesByPrice && { rolesByPrice }),
    ...(atEnd && { atEnd }),
    ...text('inviteUrl', webAddress(values.inviteUrl), wrong('content.inviteUrl'), persisted),
    ...plain.write(values, wrong, persisted),
  }),
  publicContent: ({ serverName = '', roles = [], benefits = [] }) => ({
    serverName: serverName || t('Your server'),
    roles,
    benefits,
  }),
};
