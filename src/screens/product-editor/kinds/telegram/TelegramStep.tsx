import { Field, LinesField, Notice, SegmentedControl, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/words';
import { errorOf, type KindStepProps } from '../step-props';
import type { TelegramOwn } from './telegram.own';

const types = [
  { value: 'channel', label: 'Channel' },
  { value: 'group', label: 'Group' },
] as const satisfies readonly { value: string; label: Phrase }[];

const names = {
  channel: {
    name: 'Name of the channel',
    help: 'In Telegram: open the channel, touch its name, then Invite Links. Only people who have paid see it.',
  },
  group: {
    name: 'Name of the group',
    help: 'In Telegram: open the group, touch its name, then Invite Links. Only people who have paid see it.',
  },
} as const satisfies Record<TelegramOwn['chatType'], { name: Phrase; help: Phrase }>;

export function TelegramStep({ own, onOwn, problems, onLeave }: KindStepProps<TelegramOwn>) {
  return (
    <Stack space="24">
      <SegmentedControl
        label={t('What it is')}
        value={own.chatType}
        onChange={(chatType) => onOwn({ chatType })}
        options={types.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <Field
        label={t(names[own.chatType].name)}
        name="chatTitle"
        value={own.chatTitle}
        onChange={(chatTitle) => onOwn({ chatTitle })}
        maxLength={120}
        autoComplete="off"
        help={t('As people see it in Telegram.')}
      />
      <Field
        label={t('Invite link')}
        name="inviteUrl"
        type="url"
        inputMode="url"
        value={own.inviteUrl}
        onChange={(inviteUrl) => onOwn({ inviteUrl })}
        onLeave={() => onLeave('content.inviteUrl')}
        maxLength={200}
        autoComplete="off"
        placeholder="https://t.me/+"
        help={t(names[own.chatType].help)}
        {...errorOf(problems['content.inviteUrl'])}
      />
      <LinesField
        label={t('What members get')}
        name="benefits"
        one={t('Benefit')}
        lines={own.benefits}
        onChange={(benefits) => onOwn({ benefits })}
        help={t('Shown on the preview, one below the other.')}
      />
      <Notice title={t('How joining works for now')}>
        {t(
          'Whoever has paid is shown this link and joins by it. Haat does not see who joined, and takes nobody out when a subscription ends: that is done by you in Telegram.',
        )}
      </Notice>
    </Stack>
  );
}
