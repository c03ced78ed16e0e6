import { reportProblem, tellProblems } from '@haat/web/api/problems';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/**
 * Around what takes over a part of a page that the server drew. When it throws, that part comes back as the server drew it, with what
 * has been typed since: it works without scripts. `place` holds the server's markup when this is called;
 * `instead` is for a part of which the server draws nothing that works.
 */
export function withFallBack(place: HTMLElement, client: ReactNode, instead?: ReactNode): ReactNode {
  tellProblems();
  const drawn = place.innerHTML;
  return (
    <ErrorBoundary
      onError={(error) => reportProblem('screen', error)}
      fallbackRender={() => instead ?? <AsDrawn place={place} drawn={drawn} />}
    >
      {client}
    </ErrorBoundary>
  );
}

function AsDrawn({ place, drawn }: { place: HTMLElement; drawn: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // What failed still stands in the page while this is drawn for the first time.
  const [typed] = useState(() => typedIn(place));
  useLayoutEffect(() => {
    for (const field of fieldsOf(ref.current)) {
      const value = typed.get(field.name);
      if (value !== undefined && !isChoice(field)) field.value = value;
    }
  }, [typed]);
  // oxlint-disable-next-line react/no-danger -- the server's own markup, as it stood in the page
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: drawn }} />;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (place: ParentNode | null): Field[] => [
  ...(place?.querySelectorAll<Field>('input[name], textarea[name], select[name]') ?? []),
];

/** Whose value says what it stands for, and not what was typed. */
const isChoice = ({ type }: Field) => /^(checkbox|radio|hidden)$/.test(type);

const typedIn = (place: HTMLElement): ReadonlyMap<string, string> =>
  new Map(
    fieldsOf(place)
      .filter((field) => !isChoice(field))
      .map(({ name, value }) => [name, value]),
  );
