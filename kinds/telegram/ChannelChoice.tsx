import { Link, Notice, RadioCards, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { createPath } from '../facts';
import type { KindStepProps } from '../parts/editor/step-props';
import { type EditorChannel, useEditorTools } from '../parts/editor/tools';
import type { TelegramValues } from './telegram.draft';

const types = { channel: 'Channel', group: 'Group' } as const satisfies Record<EditorChannel['type'], Phrase>;

const statuses = {
  ready: null,
  missingRights: 'The bot needs more rights there',
  lost: 'The bot is not in it any more',
} as const satisfies Record<EditorChannel['status'], Phrase | null>;

/** Stands for joining by a link, where no chat has this id. */
const byLink = 'link';

/** Whether the bot lets buyers in, and where; nothing where there is no bot. */
export function ChannelChoice({
  values,
  onValuesChange,
}: Pick<KindStepProps<TelegramValues>, 'values' | 'onValuesChange'>) {
  const channels = useEditorTools().useChannels();
  if (channels === null) return null;
  const choose = (id: string) => {
    const channel = channels.find((one) => one.id === id);
    if (!channel) return onValuesChange({ chatId: '' });
    onValuesChange({ chatId: id, chatTitle: channel.title, chatType: channel.type });
  };
  const isGone = values.chatId !== '' && !channels.some(({ id }) => id === values.chatId);
  return (
    <Stack space="12">
      <RadioCards
        label={t('How buyers join')}
        name="chatId"
        value={values.chatId === '' ? byLink : values.chatId}
        onChange={choose}
        options={[
          ...channels.map(({ id, title, type, status }) => ({
            value: id,
            label: title,
            help: helpOf(type, status),
          })),
          { value: byLink, label: t('By an invite link'), help: t('You remove members yourself.') },
        ]}
      />
      {isGone && (
        <Notice tone="critical">
          {t(
            'The channel of this product is not connected any more, so it is not on sale. Connect it again, or choose another.',
          )}
        </Notice>
      )}
      <Link href={createPath('telegram')} standalone iconAfter="chevronRight">
        {t('Connect a channel or group')}
      </Link>
    </Stack>
  );
}

function helpOf(type: EditorChannel['type'], status: EditorChannel['status']): string {
  const trouble = statuses[status];
  return trouble === null
    ? t('{type}, the bot admits and removes members', { type: t(types[type]) })
    : t(trouble);
}
