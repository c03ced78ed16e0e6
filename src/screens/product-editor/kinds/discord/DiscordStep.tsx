import { Field, LinesField, Notice, Stack } from '@haat/design-system';
import { t } from '@haat/words';
import { errorOf, type KindStepProps } from '../step-props';
import type { DiscordOwn } from './discord.own';

export function DiscordStep({ own, onOwn, problems, onLeave }: KindStepProps<DiscordOwn>) {
  return (
    <Stack space="24">
      <Field
        label={t('Name of the server')}
        name="serverName"
        value={own.serverName}
        onChange={(serverName) => onOwn({ serverName })}
        maxLength={120}
        autoComplete="off"
        help={t('As people see it in Discord.')}
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
        placeholder="https://discord.gg/"
        help={t('Choose one that never expires. Only people who have paid see it.')}
        {...errorOf(problems['content.inviteUrl'])}
      />
      <LinesField
        label={t('Roles that members get')}
        name="roles"
        one={t('Role')}
        most={8}
        maxLength={80}
        lines={own.roles}
        onChange={(roles) => onOwn({ roles })}
        help={t('As they are called in your server.')}
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
          'Whoever has paid is shown this link and joins by it. Haat does not see who joined and gives no roles: that is done by you in Discord.',
        )}
      </Notice>
    </Stack>
  );
}
