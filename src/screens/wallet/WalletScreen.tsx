import { Skeleton, Stack } from '@haat/design-system';
import { Faces } from '../../parts/faces/Faces';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { useWallet } from '../../queries/wallet.queries';
import { Balance } from './Balance';
import { ComingIn } from './ComingIn';
import { Statement } from './Statement';

/** Where the money is, when more of it comes, and what moved it. */
export function WalletScreen() {
  const wallet = useWallet();
  return (
    <Stack space="24">
      <ScreenHeader title="Wallet" />
      <Faces
        of={wallet}
        subject="Your wallet"
        reassurance="Your money is safe and sales go on. Only this view of it did not load."
        skeleton={
          <Stack space="24">
            <Skeleton height={220} radius="card" />
            <Skeleton height={160} radius="card" />
          </Stack>
        }
      >
        {(data) => (
          <Stack space="24">
            <Balance wallet={data} />
            <ComingIn wallet={data} />
          </Stack>
        )}
      </Faces>
      <Statement />
    </Stack>
  );
}
