import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ValidityOptions {
  /** What the screen or the server says is wrong. */
  error?: string | undefined;
  /** What the value itself lacks, told through the browser once people leave the field or submit. */
  problem?: string | undefined;
  /** Said instead of the browser's own sentence when a required field is empty. */
  requiredMessage?: string | undefined;
}

/** The control's own validation error, besides errors from outside. */
const ownProblems = new WeakMap<globalThis.Element, string>();

/** On submit, values with an error from the server may be sent again unchanged. */
export function judgeAfresh(control: globalThis.Element): void {
  const problem = ownProblems.get(control);
  if (problem !== undefined) (control as Control).setCustomValidity(problem);
}

/**
 * Mirrors errors to `setCustomValidity`, so that forms, `:user-invalid` and `reportValidity` agree with the visible message. Nothing is shown
 * while typing; a visible error disappears when the value changes.
 */
export function useValidity<Element extends Control>({ error, problem, requiredMessage }: ValidityOptions) {
  const ref = useRef<Element | null>(null);
  const [shown, setShown] = useState<string | undefined>();

  useLayoutEffect(() => {
    if (!ref.current) return;
    ownProblems.set(ref.current, problem ?? '');
    ref.current.setCustomValidity(error ?? problem ?? '');
  }, [error, problem]);

  const look = (element: Element) => {
    const { validity, validationMessage } = element;
    setShown(
      validity.valid
        ? undefined
        : validity.valueMissing
          ? (requiredMessage ?? validationMessage)
          : validationMessage,
    );
  };

  return {
    ref,
    message: error ?? shown,
    onChanged: () => {
      // An outside error is dropped once the value changes; the next render recomputes it.
      ref.current?.setCustomValidity(problem ?? '');
      setShown(undefined);
    },
    onLeft: (element: Element) => {
      if (element.value !== '' && !error) look(element);
    },
    onInvalid: (event: FormEvent<Element>) => {
      event.preventDefault();
      look(event.currentTarget);
    },
  };
}

/** For a control whose element several people hold. */
export function joinRefs<Element>(...refs: (React.Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
