import { Box, Card } from '@haat/design-system';
import { t } from '@haat/words';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../app/paths';
import { StepUp } from '../../parts/step-up/StepUp';
import { unlock, useDeskRefresh } from '../../queries/operator.queries';

/** Asks for the code that lets this session act for fifteen minutes. */
export function Unlock() {
  const refresh = useDeskRefresh();
  return (
    <Box width="form">
      <Card title={t('Confirm that it is you')}>
        <StepUp
          why={t(
            'Here you act for everybody who sells and buys. A code lets this device do so for 15 minutes.',
          )}
          onCode={async (otp) => {
            await unlock(otp);
            await refresh();
          }}
          onCancel={() => navigate(paths.dashboard)}
        />
      </Card>
    </Box>
  );
}
