import { OperatorScreen } from '../../screens/admin/OperatorScreen';
import { NotFoundScreen } from '../../screens/not-found/NotFoundScreen';

/** The operator's admin area; not found for everyone else. */
export function OperatorRoute() {
  return <OperatorScreen notFound={<NotFoundScreen />} />;
}
