import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { Box } from '../Box/Box';
import { judgeAfresh } from '../Field/use-validity';
import { formMark, useFirstError } from './first-error';

export interface FormProps {
  /** Called when every field is valid by itself. What is wrong then, or what the answer says is wrong, gets the focus. */
  onSubmit: () => void;
  children?: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * The browser's validity decides; the fields say what is wrong in their own place instead of in a bubble, and the first of them
 * is brought into sight and gets the focus.
 */
export function Form(props: FormProps) {
  return <FormFrame {...props} />;
}

/** As `Form`, for components that lay it out themselves. */
export function FormFrame({ onSubmit, children, ...rest }: FormProps & { className?: string }) {
  const { ref, seek } = useFirstError<HTMLFormElement>();
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
 * A field that is left says what is wrong with it, which takes room: the button would move away from under the pointer between press
 * and release, and nothing would be sent. So the field is not left by a press of that button.
 */
function keepPlace(event: MouseEvent<HTMLFormElement>) {
  const button = (event.target as Element).closest('button[type="submit"]');
  if (button && event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
