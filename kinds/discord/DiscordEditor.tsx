import { LinesField, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { discordContentBounds } from '@haat/openapi/bounds';
import type { KindEditor } from '../kind';
import { JoinedFields } from '../parts/editor/JoinedFields';
import type { KindStepProps } from '../parts/editor/step-props';
import type { DiscordValues } from './discord.draft';
import { RolesByPrice } from './RolesByPrice';
import { ServerChoice } from './ServerChoice';

const byBot: Phrase =
  'Buyers say to Discord who they are, and the bot lets them in with the roles of their price. You choose the roles with the price.';
const byLink: Phrase =
  'Buyers join with this link. Haat does not see who joined and does not assign roles: you do that in Discord.';

function DiscordStep({ values, onValuesChange, problems, onLeave }: KindStepProps<DiscordValues>) {
  const isAdmitting = values.guildId !== '';
  return (
    <Stack space="24">
      <ServerChoice values={values} onValuesChange={onValuesChange} />
      <JoinedFields
        values={values}
        onValuesChange={onValuesChange}
        problems={problems}
        onLeave={onLeave}
        name={{
          label: t('Name of the server'),
          name: 'serverName',
          value: values.serverName,
          onChange: (serverName) => onValuesChange({ serverName }),
          help: t('As people see it in Discord.'),
        }}
        invite={
          isAdmitting
            ? null
            : {
                begins: 'https://discord.gg/',
                help: t('Use a link that never expires. Only people who have paid see it.'),
              }
        }
        joining={t(isAdmitting ? byBot : byLink)}
      >
        {!isAdmitting && (
          <LinesField
            label={t('Roles that members get')}
            name="roles"
            one={t('Role')}
            most={discordContentBounds.roles.maxItems}
            maxLength={discordContentBounds.roles.items.maxLength}
            lines={values.roles}
            onChange={(roles) => onValuesChange({ roles })}
            help={t('As they are called in your server.')}
          />
        )}
      </JoinedFields>
    </Stack>
  );
}

export const editor: KindEditor<DiscordValues> = { Content: DiscordStep, Price: RolesByPrice };
