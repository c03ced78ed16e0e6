import { LinesField } from '@haat/design-system';
import { t } from '@haat/i18n';
import { discordContentBounds } from '@haat/openapi/bounds';
import type { KindEditor } from '../kind';
import { JoinedFields } from '../parts/editor/JoinedFields';
import type { KindStepProps } from '../parts/editor/step-props';
import type { DiscordOwn } from './discord.draft';

function DiscordStep({ own, onOwn, problems, onLeave }: KindStepProps<DiscordOwn>) {
  return (
    <JoinedFields
      own={own}
      onOwn={onOwn}
      problems={problems}
      onLeave={onLeave}
      name={{
        label: t('Name of the server'),
        name: 'serverName',
        value: own.serverName,
        onChange: (serverName) => onOwn({ serverName }),
        help: t('As people see it in Discord.'),
      }}
      invite={{
        begins: 'https://discord.gg/',
        help: t('Use a link that never expires. Only people who have paid see it.'),
      }}
      joining={t(
        'Buyers join with this link. Haat does not see who joined and does not assign roles: you do that in Discord.',
      )}
    >
      <LinesField
        label={t('Roles that members get')}
        name="roles"
        one={t('Role')}
        most={discordContentBounds.roles.maxItems}
        maxLength={discordContentBounds.roles.items.maxLength}
        lines={own.roles}
        onChange={(roles) => onOwn({ roles })}
        help={t('As they are called in your server.')}
      />
    </JoinedFields>
  );
}

export const editor: KindEditor<DiscordOwn> = { Content: DiscordStep };
