import { Box, Checkbox, Heading, Link, Notice, RadioCards, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { discordContentBounds } from '@haat/openapi/bounds';
import { createPath } from '../facts';
import type { KindStepProps } from '../parts/editor/step-props';
import { type EditorRole, useEditorTools } from '../parts/editor/tools';
import { type AtEnd, type DiscordValues, usualEnd } from './discord.draft';

const reasons = {
  aboveBot: 'Above the role of the bot: move the bot’s role up in Discord',
  managed: 'Belongs to another bot or service',
} as const satisfies Record<NonNullable<EditorRole['reason']>, Phrase>;

const ends = [
  { value: 'removeRoles', label: 'Their roles are taken', help: 'They stay in the server without them.' },
  { value: 'removeMember', label: 'They are removed', help: 'They leave the server.' },
] as const satisfies readonly { value: AtEnd; label: Phrase; help: Phrase }[];

/** The roles that the bot gives to buyers of each price, and what it takes at the end; nothing where it lets nobody in. */
export function RolesByPrice({ values, onValuesChange, prices, problems }: KindStepProps<DiscordValues>) {
  const servers = useEditorTools().useChannels('Discord');
  const server = servers?.find(({ id }) => id === values.guildId);
  if (!server) return null;
  const roles = server.roles ?? [];
  const choose = (priceId: string, roleIds: readonly string[]) =>
    onValuesChange((now) => {
      const rolesByPrice = { ...now.rolesByPrice, [priceId]: roleIds };
      return { rolesByPrice, roles: namesIn(roles, Object.values(rolesByPrice).flat()) };
    });
  const isSaved = prices.every(({ id }) => id !== null);
  const problem = problems['content.rolesByPrice'];
  return (
    <Stack space="24">
      <Stack space="16">
        <Stack space="4">
          <Heading level={2} size="17">
            {t('Roles that members get')}
          </Heading>
          {prices.length > 1 && (
            <Text tone="soft" size="13">
              {t('Where you choose none for a price, its buyers get the roles of the lowest price.')}
            </Text>
          )}
        </Stack>
        {roles.length === 0 && (
          <Notice>
            {t('This server has no roles yet. Make some in Discord, under Server Settings → Roles.')}
          </Notice>
        )}
        {prices.map(
          ({ id, label }) =>
            id !== null && (
              <PriceRoles
                key={id}
                priceId={id}
                label={prices.length > 1 ? label || t('Price without a name') : null}
                roles={roles}
                chosen={values.rolesByPrice[id] ?? []}
                onChange={(roleIds) => choose(id, roleIds)}
              />
            ),
        )}
        {!isSaved && <Text tone="soft">{t('Roles can be chosen as soon as the price is saved.')}</Text>}
        {problem && (
          <Box role="alert">
            <Text tone="critical">{problem}</Text>
          </Box>
        )}
        {roles.some(({ reason }) => reason === 'aboveBot') && (
          <Link href={createPath('discord')} standalone iconAfter="chevronRight">
            {t('How to move the role of the bot')}
          </Link>
        )}
      </Stack>
      <RadioCards
        label={t('When access ends')}
        name="atEnd"
        value={values.atEnd ?? usualEnd(values.rolesByPrice)}
        onChange={(atEnd) => onValuesChange({ atEnd })}
        options={ends.map(({ value, label, help }) => ({ value, label: t(label), help: t(help) }))}
      />
    </Stack>
  );
}

/** As buyers read them, so many as a page shows. */
const namesIn = (roles: readonly EditorRole[], ids: readonly string[]): string[] =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name.slice(0, discordContentBounds.roles.items.maxLength))
    .slice(0, discordContentBounds.roles.maxItems);

interface PriceRolesProps {
  priceId: string;
  /** Null where there is one price. */
  label: string | null;
  roles: readonly EditorRole[];
  chosen: readonly string[];
  onChange: (roleIds: readonly string[]) => void;
}

function PriceRoles({ priceId, label, roles, chosen, onChange }: PriceRolesProps) {
  const name = `roles-${priceId}`;
  // What cannot be given is shown where it may be put right, or was chosen before.
  const shown = roles.filter(({ id, reason }) => reason !== 'managed' || chosen.includes(id));
  return (
    <Box as="fieldset">
      <Box as="legend">
        <Text as="span" weight="strong">
          {label ?? t('Choose roles')}
        </Text>
      </Box>
      <Stack space="4">
        {shown.map(({ id, name: role, isAssignable, reason }) =>
          isAssignable || chosen.includes(id) ? (
            <Checkbox
              key={id}
              id={`${name}-${id}`}
              name={name}
              label={role}
              checked={chosen.includes(id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
              {...(reason && { help: t(reasons[reason]) })}
            />
          ) : (
            <Text key={id} tone="soft">
              {[role, reason && t(reasons[reason])].filter(Boolean).join(' · ')}
            </Text>
          ),
        )}
      </Stack>
    </Box>
  );
}
