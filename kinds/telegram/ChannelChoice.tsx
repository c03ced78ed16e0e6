import { type Phrase, t } from '@haat/i18n';
import { createPath } from '../facts';
import { ConnectionChoice } from '../parts/editor/ConnectionChoice';
import type { KindStepProps } from '../parts/editor/step-props';
import { type EditorChannel, useEditorTools } from '../parts/editor/tools';
import type { TelegramValues } from './telegram.draft';

const types = { channel: 'Channel', group: 'Group' } as const satisfies Record<
  NonNullable<EditorChannel['type']>,
  Phrase
>;

/** Whether the bot lets buyers in, and where; nothing where there is no bot. */
export function ChannelChoice({
  values,
  onValuesChange,
}: Pick<KindStepProps<TelegramValues>, 'values' | 'onValuesChange'>) {
  const channels = useEditorTools().useChannels('Telegram');
  if (channels === null) return null;
  return (
    <ConnectionChoice
      name="chatId"
      channels={channels}
      value={values.chatId}
      onChoose={(channel) =>
        onValuesChange(
          channel
            ? { chatId: channel.id, chatTitle: channel.title, chatType: channel.type ?? 'channel' }
            : { chatId: '' },
        )
      }
      describe={({ type = 'channel' }) =>
        t('{type}, the bot admits and removes members', { type: t(types[type]) })
      }
      connect={{ href: createPath('telegram'), label: t('Connect a channel or group') }}
      goneText={t(
        'The channel of this product is not connected any more, so it is not on sale. Connect it again, or choose another.',
      )}
    />
  );
}
