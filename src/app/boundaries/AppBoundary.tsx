import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageLayout } from '../layouts/PageLayout';
import { ScreenFailed } from './ScreenFailed';

/** Around the whole app. Nothing of it can be relied on any more, so Retry loads the page anew. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <PageLayout>
          <ScreenFailed onRetry={() => window.location.reload()} />
        </PageLayout>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
