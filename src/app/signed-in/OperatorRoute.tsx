import { OperatorScreen } from '../../screens/admin/OperatorScreen';
import { NotFoundScreen } from '../../screens/not-found/NotFoundScreen';

/** The operator's desk, which for everybody else is no address at all. */
export function OperatorRoute() {
  return <OperatorScreen notFound={<NotFoundScreen />} />;
}
