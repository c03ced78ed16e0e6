import { type FormEvent, type ReactNode, useRef } from 'react';
import { Box } from '../Box/Box';
import { judgeAfresh } from '../Field/use-validity';

export interface FormProps {
  /** Called when every field is valid; otherwise the focus goes to the first that is not. */
  onSubmit: () => void;
  children?: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** The browser's validity decides; the fields say what is wrong in their own place instead of in a bubble. */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const element = form.current;
    if (!element) return;
    for (const control of element.elements) judgeAfresh(control);
    if (element.checkValidity()) onSubmit();
    else element.querySelector<HTMLElement>('input:invalid, select:invalid, textarea:invalid')?.focus();
  };
  return (
    <Box as="form" ref={form} noValidate onSubmit={submit} {...rest}>
      {children}
    </Box>
  );
}
