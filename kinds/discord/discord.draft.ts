import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { addressProblem, lines, text, webAddress } from '../parts/editor/written';

export interface DiscordOwn {
  serverName: string;
  inviteUrl: string;
  roles: readonly string[];
  benefits: readonly string[];
}

const isInvite = (address: string) =>
  address.length <= 200 && /^https:\/\/(discord\.gg|discord\.com\/invite)\/./.test(address);

/** A server that buyers join by its invite link. */
export const draft: KindDraft<DiscordOwn, 'discord'> = {
  empty: { serverName: '', inviteUrl: '', roles: [], benefits: [] },
  read: ({ serverName = '', inviteUrl = '', roles = [], benefits = [] }) => ({
    serverName,
    inviteUrl,
    roles,
    benefits,
  }),
  problems: ({ inviteUrl }) => [
    addressProblem(
      'content.inviteUrl',
      inviteUrl,
      isInvite,
      t('An invite link starts with https://discord.gg/'),
    ),
  ],
  write: ({ serverName, inviteUrl, roles, benefits }, wrong, _, had) => ({
    ...text('serverName', serverName, wrong('content.serverName'), had),
    ...text('inviteUrl', webAddress(inviteUrl), wrong('content.inviteUrl'), had),
    ...lines('roles', roles),
    ...lines('benefits', benefits),
  }),
  shown: ({ serverName = '', roles = [], benefits = [] }) => ({
    serverName: serverName || t('Your server'),
    roles,
    benefits,
  }),
};
