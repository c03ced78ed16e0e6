import { button } from '../Button/Button.css';
import { ButtonContent, type ButtonTone } from '../Button/ButtonContent';
import type { IconName } from '../Icon/paths';
import { Anchor, type AnchorProps } from '../Link/Anchor';

export interface ButtonLinkProps extends AnchorProps {
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  icon?: IconName;
  iconAfter?: IconName;
  fullWidth?: boolean;
  mainAction?: boolean;
  'aria-describedby'?: string;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  children,
  tone = 'neutral',
  size = 'regular',
  icon,
  iconAfter,
  fullWidth,
  mainAction,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Anchor
      data-main-action={mainAction || undefined}
      className={button({ tone, size, fullWidth })}
      {...anchor}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
