import { Link, Notice, RadioCards, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { EditorChannel } from './tools';

const statuses = {
  ready: null,
  missingRights: 'The bot needs more rights there',
  lost: 'The bot is not in it any more',
} as const satisfies Record<EditorChannel['status'], Phrase | null>;

/** Stands for joining by a link, where nothing has this id. */
const byLink = 'link';

interface ConnectionChoiceProps<Channel extends EditorChannel> {
  name: 'chatId' | 'guildId';
  channels: readonly Channel[];
  /** Of the one that is chosen; empty for joining by a link. */
  value: string;
  /** Null for joining by a link. */
  onChoose: (channel: Channel | null) => void;
  /** What is said of one that the bot works in. */
  describe: (channel: Channel) => string;
  /** Where others are connected, and what it is called. */
  connect: { href: string; label: string };
  /** Said where the chosen one is not connected any more. */
  goneText: string;
}

/** Whether the bot lets buyers in, and where; or whether they join by a link. */
export function ConnectionChoice<Channel extends EditorChannel>({
  name,
  channels,
  value,
  onChoose,
  describe,
  connect,
  goneText,
}: ConnectionChoiceProps<Channel>) {
  const isGone = value !== '' && !channels.some(({ id }) => id === value);
  const helpOf = (channel: Channel): string => {
    const trouble = statuses[channel.status];
    return trouble === null ? describe(channel) : t(trouble);
  };
  return (
    <Stack space="12">
      <RadioCards
        label={t('How buyers join')}
        name={name}
        value={value === '' ? byLink : value}
        onChange={(id) => onChoose(channels.find((channel) => channel.id === id) ?? null)}
        options={[
          ...channels.map((channel) => ({
            value: channel.id,
            label: channel.title,
            help: helpOf(channel),
          })),
          { value: byLink, label: t('By an invite link'), help: t('You remove members yourself.') },
        ]}
      />
      {isGone && <Notice tone="critical">{goneText}</Notice>}
      <Link href={connect.href} standalone iconAfter="chevronRight">
        {connect.label}
      </Link>
    </Stack>
  );
}
