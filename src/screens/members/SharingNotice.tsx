import { Button, Inline, Notice, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { MemberTotals } from '@haat/openapi';

interface SharingNoticeProps {
  sharing: MemberTotals['sharing'];
  onShowTried: () => void;
  onShowNewcomers: () => void;
}

/** What looks as if invites were passed on in the last 30 days, and what it means; nothing where there is nothing. */
export function SharingNotice({ sharing, onShowTried, onShowNewcomers }: SharingNoticeProps) {
  const { linkTries, moves, newcomers } = sharing;
  if (linkTries + moves + newcomers === 0) return null;
  return (
    <Notice
      icon="users"
      title={t('In the last 30 days')}
      action={
        <Inline space="8">
          {linkTries > 0 && (
            <Button size="small" onPress={onShowTried}>
              {t('Show whose invite')}
            </Button>
          )}
          {newcomers > 0 && (
            <Button size="small" onPress={onShowNewcomers}>
              {t('Show who joined another way')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack space="4">
        {linkTries > 0 && (
          <Text>
            {plural(
              linkTries,
              '{count} person tried to join by the invite of somebody else. They did not get in: an invite is good for one account.',
              '{count} people tried to join by the invite of somebody else. None of them got in: an invite is good for one account.',
              {},
            )}
          </Text>
        )}
        {moves > 0 && (
          <Text>
            {plural(
              moves,
              '{count} place was moved to another account. The former account lost it.',
              '{count} places were moved to another account. The former accounts lost them.',
              {},
            )}
          </Text>
        )}
        {newcomers > 0 && (
          <Text>
            {plural(
              newcomers,
              '{count} person joined without an invite of the bot. They stay unless you remove them.',
              '{count} people joined without an invite of the bot. They stay unless you remove them.',
              {},
            )}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
