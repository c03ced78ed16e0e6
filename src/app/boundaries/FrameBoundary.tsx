import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePathname } from 'wouter/use-browser-location';

interface FrameBoundaryProps {
  /** Replaces the failed part; the screen next to it keeps working. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Around a part of what surrounds the screens. The next screen tries it again. */
export function FrameBoundary({ fallback, children }: FrameBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[usePathname()]} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
