import { ErrorState } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface LoadedPartProps<Props> {
  /** The same function at every drawing. */
  load: () => Promise<ComponentType<Props>>;
  /** The shape of what is coming. */
  placeholder: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part whose files are loaded when it is drawn. Where they do not come, Retry asks for them again. */
export function LoadedPart<Props>({ load, placeholder, children }: LoadedPartProps<Props>) {
  // What `lazy` answers remembers a failure for good, so each try has its own; kept outside of what waits for it, which React forgets.
  const [Part, setPart] = useState(() => lazyOf(load));
  return (
    <ErrorBoundary
      onReset={() => setPart(lazyOf(load))}
      fallbackRender={({ resetErrorBoundary }) => (
        <ErrorState
          title={t('This part did not load')}
          text={t('The connection may have dropped. Nothing you saved is lost.')}
          onRetry={resetErrorBoundary}
        />
      )}
    >
      <Suspense fallback={placeholder}>{children(Part as unknown as ComponentType<Props>)}</Suspense>
    </ErrorBoundary>
  );
}

const lazyOf = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await load()) as ComponentType<object> }));
