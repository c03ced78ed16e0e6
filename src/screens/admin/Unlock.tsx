import { Box, Card } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { navigate } from 'wouter/use-browser-location';
import { unlock, useOperatorRefresh } from '../../queries/admin.queries';
import { SecondFactor } from './second-factor/SecondFactor';

/** Asks for the code that lets this session in. */
export function Unlock() {
  const refresh = useOperatorRefresh();
  return (
    <Box width="form">
      <Card title={t('Confirm that it is you')}>
        <SecondFactor
          why={t(
            'The admin area affects all creators and buyers. A code from your authenticator app opens it on this device for 12 hours.',
          )}
          onCode={async (code) => {
            await unlock(code);
            await refresh();
          }}
          onCancel={() => navigate(paths.dashboard)}
        />
      </Card>
    </Box>
  );
}
