import { Button } from '@haat/design-system/preview';
import type { ReactNode } from 'react';
import { PageForm } from '../PageForm';

interface OneButtonProps {
  action: string;
  /** Id of the text that says what it leads to. */
  describedBy?: string;
  children: ReactNode;
}

/** A form with nothing to fill in. */
export function OneButton({ action, describedBy, children }: OneButtonProps) {
  return (
    <PageForm method="post" action={action}>
      <Button type="submit" fullWidth {...(describedBy && { 'aria-describedby': describedBy })}>
        {children}
      </Button>
    </PageForm>
  );
}
