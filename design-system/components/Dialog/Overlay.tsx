import { t } from '@haat/i18n';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Box } from '../Box/Box';
import { FormFrame } from '../Form/Form';
import { firstErrorIn, goToError } from '../Form/first-error';
import { IconButton } from '../IconButton/IconButton';
import { text } from '../Text/Text.css';
import * as styles from './overlay.css';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Stays in sight under what scrolls: the buttons. */
  footer?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Wraps the content in a form, submitted by any button of the type `submit` in it. */
  onSubmit?: () => void;
}

interface OverlayFrameProps extends OverlayProps {
  className: string;
  grip?: boolean;
}

/** What Dialog and Sheet share: focus goes in, stays in, and comes back; Escape and the scrim close. */
export function Overlay({
  open,
  onClose,
  title,
  children,
  footer,
  actions,
  closeLabel = t('Close'),
  onSubmit,
  className,
  grip = false,
}: OverlayFrameProps) {
  // Opened from outside, Radix knows no trigger to give the focus back to.
  const opener = useRef<Element | null>(null);
  const around = useRef<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement | null>(null);
  // Runs before the content mounts: an autofocused field would otherwise be taken for the element that opened the overlay.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    around.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  }, [open]);
  const inside = (
    <>
      <Box className={styles.body}>{children}</Box>
      {footer && <Box className={styles.foot}>{footer}</Box>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={content}
          className={className}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // Something inside ends by it, such as a row that is moved.
            if (content.current?.querySelector('[data-takes-escape]')) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            // Opened upon a field that is wrong, it begins there.
            const error = event.target instanceof HTMLElement ? firstErrorIn(event.target) : null;
            if (!error) return;
            event.preventDefault();
            goToError(error);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Closed because another screen has come, it finds the focus there already.
            const isFocusFree = document.activeElement === null || document.activeElement === document.body;
            if (!isFocusFree) return;
            // What was agreed to here may have taken the button away that led here: what held it gets the focus.
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
            else around.current?.focus({ preventScroll: true });
          }}
        >
          {grip && <Box aria-hidden className={styles.grip} />}
          <Box className={styles.head}>
            <Radix.Title className={`${text({ size: '20' })} ${styles.title}`}>{title}</Radix.Title>
            <Box display="flex" shrink="0">
              {actions}
              <IconButton label={closeLabel} icon="cross" onPress={onClose} />
            </Box>
          </Box>
          {onSubmit ? (
            <FormFrame onSubmit={onSubmit} aria-label={title} className={styles.form}>
              {inside}
            </FormFrame>
          ) : (
            inside
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
