import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageLayout } from '../layouts/PageLayout';
import { ScreenFailed } from './ScreenFailed';

/** Error boundary of the whole app. Nothing can be trusted after an error, so Retry reloads the page. */
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
