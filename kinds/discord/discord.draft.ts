import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { type PlainOwn, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, text, webAddress } from '../parts/editor/written';

export interface DiscordOwn extends PlainOwn<'discord'> {
  inviteUrl: string;
}

const plain = plainDraft('discord');

const isInvite = (address: string) =>
  address.length <= 200 && /^https:\/\/(discord\.gg|discord\.com\/invite)\/./.test(address);

/** A server that buyers join by its invite link. */
export const draft: KindDraft<DiscordOwn, 'discord'> = {
  empty: { inviteUrl: '', ...plain.empty },
  read: (content) => ({ inviteUrl: content.inviteUrl ?? '', ...plain.read(content) }),
  problems: (own) => [
    ...plain.problems(own),
    addressProblem(
      'content.inviteUrl',
      own.inviteUrl,
      isInvite,
      t('An invite link starts with https://discord.gg/'),
    ),
  ],
  write: (own, wrong, _, had) => ({
    ...text('inviteUrl', webAddress(own.inviteUrl), wrong('content.inviteUrl'), had),
    ...plain.write(own, wrong, had),
  }),
  shown: ({ serverName = '', roles = [], benefits = [] }) => ({
    serverName: serverName || t('Your server'),
    roles,
    benefits,
  }),
};
