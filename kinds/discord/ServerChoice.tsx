import { t } from '@haat/i18n';
import { createPath } from '../facts';
import { ConnectionChoice } from '../parts/editor/ConnectionChoice';
import type { KindStepProps } from '../parts/editor/step-props';
import { useEditorTools } from '../parts/editor/tools';
import type { DiscordValues } from './discord.draft';

/** Whether the bot lets buyers in, and where; nothing where there is no bot. */
export function ServerChoice({
  values,
  onValuesChange,
}: Pick<KindStepProps<DiscordValues>, 'values' | 'onValuesChange'>) {
  const servers = useEditorTools().useChannels('Discord');
  if (servers === null) return null;
  return (
    <ConnectionChoice
      name="guildId"
      channels={servers}
      value={values.guildId}
      onChoose={(server) =>
        onValuesChange(
          server
            ? // Roles are of one server.
              {
                guildId: server.id,
                serverName: server.title,
                ...(server.id !== values.guildId && { rolesByPrice: {}, roles: [] }),
              }
            : { guildId: '' },
        )
      }
      describe={() => t('The bot admits members and gives them their roles')}
      connect={{ href: createPath('discord'), label: t('Connect another server') }}
      goneText={t(
        'The server of this product is not connected any more, so it is not on sale. Connect it again, or choose another.',
      )}
    />
  );
}
