import { SegmentedControl, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { KindEditor } from '../kind';
import { JoinedFields } from '../parts/editor/JoinedFields';
import type { KindStepProps } from '../parts/editor/step-props';
import { ChannelChoice } from './ChannelChoice';
import type { TelegramValues } from './telegram.draft';

const types = [
  { value: 'channel', label: 'Channel' },
  { value: 'group', label: 'Group' },
] as const satisfies readonly { value: string; label: Phrase }[];

const names = {
  channel: {
    name: 'Name of the channel',
    help: 'In Telegram: open the channel, tap its name, then Invite Links. Only people who have paid see it.',
  },
  group: {
    name: 'Name of the group',
    help: 'In Telegram: open the group, tap its name, then Invite Links. Only people who have paid see it.',
  },
} as const satisfies Record<TelegramValues['chatType'], { name: Phrase; help: Phrase }>;

const byBot: Phrase =
  'The bot lets in who has paid, by an invite that is theirs alone, and removes members when their access ends.';
const byLink: Phrase =
  'Buyers join with this link. Haat does not see who joined, and does not remove members when a subscription ends: you do that in Telegram.';

function TelegramStep({ values, onValuesChange, problems, onLeave }: KindStepProps<TelegramValues>) {
  const isAdmitting = values.chatId !== '';
  return (
    <Stack space="24">
      <ChannelChoice values={values} onValuesChange={onValuesChange} />
      {!isAdmitting && (
        <SegmentedControl
          label={t('What it is')}
          value={values.chatType}
          onChange={(chatType) => onValuesChange({ chatType })}
          options={types.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      <JoinedFields
        values={values}
        onValuesChange={onValuesChange}
        problems={problems}
        onLeave={onLeave}
        name={{
          label: t(names[values.chatType].name),
          name: 'chatTitle',
          value: values.chatTitle,
          onChange: (chatTitle) => onValuesChange({ chatTitle }),
          help: t('As people see it in Telegram.'),
        }}
        invite={isAdmitting ? null : { begins: 'https://t.me/+', help: t(names[values.chatType].help) }}
        joining={t(isAdmitting ? byBot : byLink)}
      />
    </Stack>
  );
}

export const editor: KindEditor<TelegramValues> = { Content: TelegramStep };
