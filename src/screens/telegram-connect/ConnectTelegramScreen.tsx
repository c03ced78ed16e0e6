import { Card, Stack } from '@haat/design-system';
import { NotMakeable } from '../../parts/product-kinds/NotMakeable';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';

/** Where a channel will be connected: says that it cannot be yet, and what does its work now. */
export function ConnectTelegramScreen() {
  return (
    <Stack space="24">
      <ScreenHeader title="Connect a Telegram channel" shortTitle="Connect a channel" />
      <Card>
        <NotMakeable kind="telegram" />
      </Card>
    </Stack>
  );
}
