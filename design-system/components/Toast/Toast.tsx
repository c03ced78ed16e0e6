import { t } from '@haat/i18n';
import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';

export interface ToastContent {
  text: string;
  tone?: 'neutral' | 'good' | 'critical';
  /** One thing to do about it, which must be reachable elsewhere too. */
  action?: { label: string; onPress: () => void };
}

interface ShownToast extends ToastContent {
  id: number;
}

interface Toasts {
  /** A message shown for 6 s, or 12 s with an action. */
  show: (toast: ToastContent) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastRegion above it');
  return toasts;
}

const icons = { neutral: undefined, good: 'check', critical: 'alert' } as const;

/** Around the app: holds the toasts and gives `useToast` to everything inside. */
export function ToastRegion({ label = t('Messages'), children }: { label?: string; children?: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((toast: ToastContent) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before.slice(-2), { ...toast, id }]);
  }, []);
  const remove = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  const toasts = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext.Provider value={toasts}>
      <Radix.Provider label={t('Message')} swipeDirection="right">
        {children}
        {shown.map(({ id, text, tone = 'neutral', action }) => {
          const icon = icons[tone];
          return (
            <Radix.Root
              key={id}
              duration={action ? 12_000 : 6_000}
              type={tone === 'critical' ? 'foreground' : 'background'}
              onOpenChange={(isOpen) => !isOpen && remove(id)}
              className={styles.toast({ tone })}
            >
              {icon && <Icon name={icon} tone={tone === 'good' ? 'good' : 'critical'} />}
              <Radix.Description className={styles.message}>{text}</Radix.Description>
              {action && (
                <Button
                  tone="quiet"
                  size="small"
                  onPress={() => {
                    action.onPress();
                    remove(id);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton label={t('Dismiss')} icon="cross" size={20} onPress={() => remove(id)} />
            </Radix.Root>
          );
        })}
        <Radix.Viewport className={styles.region} label={`${label} ({hotkey})`} />
      </Radix.Provider>
    </ToastContext.Provider>
  );
}
