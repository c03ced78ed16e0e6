import { type ComponentType, Fragment, type ReactNode, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { ForgetLoaded } from './forget-loaded';
import { ScreenFailed } from './ScreenFailed';

interface ScreenBoundaryProps {
  /** What is drawn: another one is another try. */
  of: unknown;
  /** A frame for the words in its place, where what failed would have brought one. */
  around?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** In the place of a screen that throws: what happened and ways on. Going anywhere else, or Retry, draws again. */
export function ScreenBoundary({ of, around: Around = Fragment, children }: ScreenBoundaryProps) {
  const forgetLoaded = use(ForgetLoaded);
  const address = [usePathname(), useSearch()];
  return (
    <ErrorBoundary
      resetKeys={[of, ...address]}
      onReset={forgetLoaded}
      fallbackRender={({ resetErrorBoundary }) => (
        <Around>
          <ScreenFailed onRetry={resetErrorBoundary} />
        </Around>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
