import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { AsyncStates, type Loadable } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { isCodeNeeded } from '../../queries/admin.queries';
import { Unlock } from './Unlock';

interface AdminSectionProps<Data> {
  of: Loadable<Data> & { error: unknown };
  subject: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The faces of a section, and a sixth: the fifteen minutes are over, so a code is needed again. */
export function AdminSection<Data>({ of, subject, children, ...rest }: AdminSectionProps<Data>) {
  if (isCodeNeeded(of.error)) return <Unlock />;
  return (
    <AsyncStates
      of={of}
      subject={subject}
      reassurance={t('Nothing was changed. Only this list did not load.')}
      skeleton={<RowsSkeleton rows={4} height={72} />}
      {...rest}
    >
      {children}
    </AsyncStates>
  );
}
