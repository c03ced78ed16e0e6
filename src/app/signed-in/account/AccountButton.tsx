import { Avatar, Box, Icon, IconButton, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../../actors/session.actor';
import { formatPhone } from '../../../components/people/phone';
import { grow, row, tab } from '../place.css';

interface AccountButtonProps {
  look: 'tab' | 'row' | 'icon';
  onPress: () => void;
}

/** Opens the account menu: user, purchases */
export function AccountButton({ look, onPress }: AccountButtonProps) {
  const user = Session.useSelector(selectUser);
  const name = user?.name || t('Account');
  if (look === 'icon')
    return <IconButton label={t('Account')} icon="user" aria-haspopup="dialog" onPress={onPress} />;
  return (
    <Box
      as="button"
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={look === 'row' ? row : tab}
    >
      <Avatar name={name} size={look === 'row' ? 40 : 32} />
      {look === 'row' ? (
        <>
          <Box as="span" className={grow}>
            <Text as="span" size="15" weight="strong" tone="ink" truncate>
              {name}
            </Text>
            <Text as="span" size="13" tone="soft" truncate>
              {user?.phone ? formatPhone(user.phone) : (user?.email ?? t('Your account'))}
            </Text>
          </Box>
          <Icon name="chevronDown" />
        </>
      ) : (
        <Box as="span">{t('Account')}</Box>
      )}
    </Box>
  );
}
