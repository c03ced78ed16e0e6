import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePathname } from 'wouter/use-browser-location';

interface FrameBoundaryProps {
  /** Stands in its place; the screen beside it goes on either way. */
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
