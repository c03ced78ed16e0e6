import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { Box } from '../Box/Box';
import { judgeAfresh } from '../Field/use-validity';
import { formMark, useFirstError } from './first-error';

export interface FormProps {
  /** Called when every field is valid. On an error, then or from the response, its field gets the focus. */
  onSubmit: () => void;
  children?: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Uses the browser's validity, but fields show errors in place instead of in a bubble; the first one is scrolled into view and focused. */
export function Form(props: FormProps) {
  return <FormFrame {...props} />;
}

/** As `Form`, for components that lay it out themselves. */
export function FormFrame({ onSubmit, children, ...rest }: FormProps & { className?: string }) {
  const { ref, focusFirstError: seek } = useFirstError<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const element = ref.current;
    // What is drawn over the page and belongs to a form within this one comes by here, too.
    if (!element || event.target !== element) return;
    for (const control of element.elements) judgeAfresh(control);
    if (element.checkValidity()) onSubmit();
    seek();
  };
  return (
    <Box as="form" ref={ref} noValidate onSubmit={submit} onMouseDown={keepPlace} {...formMark} {...rest}>
      {children}
    </Box>
  );
}

/**
 * An error shown on blur takes space and would move the button between press and release, so that nothing is submitted. Pressing the button
 * therefore does not blur the field.
 */
function keepPlace(event: MouseEvent<HTMLFormElement>) {
  const button = (event.target as Element).closest('button[type="submit"]');
  if (button && event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
