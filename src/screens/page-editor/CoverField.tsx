import { Box, Button, Field, Inline, Stack, Text } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Said } from '../../parts/faces/Said';
import { pictures, uploadPicture } from '../../queries/products.queries';
import type { Draft } from './draft';
import { cover, fileInput } from './editor.css';

interface CoverFieldProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The picture over the page. It is sent as soon as it is chosen. */
export function CoverField({ draft, onChange }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [state, setState] = useState<{ is: 'idle' | 'sending' } | { is: 'failed'; why: string }>({
    is: 'idle',
  });

  const send = async (file: File) => {
    const problem = problemOf(file);
    if (problem) return setState({ is: 'failed', why: problem });
    setState({ is: 'sending' });
    try {
      onChange({ cover: await uploadPicture(file, draft.title.trim()) });
      setState({ is: 'idle' });
    } catch (error) {
      setState({
        is: 'failed',
        why: failureOf(error, 'The picture was not sent. Choose it again to retry.').message,
      });
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (file) void send(file);
  };

  const isSending = state.is === 'sending';
  const describedBy = `${id}-about`;
  return (
    <Stack space="12">
      <Stack space="4">
        <Text as="label" weight="strong" size="15" id={`${id}-label`}>
          Cover
        </Text>
        {draft.cover && <Box as="img" src={draft.cover.src} alt={draft.cover.alt} className={cover} />}
      </Stack>
      <Box
        as="input"
        ref={input}
        type="file"
        accept={pictures.types.join(',')}
        onChange={choose}
        className={fileInput}
        tabIndex={-1}
        aria-hidden
      />
      <Inline space="8">
        <Button
          icon={draft.cover ? 'image' : 'upload'}
          busy={isSending}
          onPress={() => input.current?.click()}
          aria-describedby={describedBy}
        >
          {draft.cover ? 'Choose another' : 'Choose a picture'}
        </Button>
        {draft.cover && !isSending && (
          <Button tone="quiet" icon="trash" onPress={() => onChange({ cover: null })}>
            Remove
          </Button>
        )}
      </Inline>
      <Said>
        <Text size="13" tone={state.is === 'failed' ? 'critical' : 'soft'} id={describedBy}>
          {state.is === 'failed'
            ? state.why
            : 'JPEG, PNG, WebP or AVIF, up to 10 MB. Wide pictures look best.'}
        </Text>
      </Said>
      {draft.cover && (
        <Field
          label="What the picture shows"
          name="alt"
          optional
          value={draft.cover.alt}
          onChange={(alt) => draft.cover && onChange({ cover: { ...draft.cover, alt } })}
          maxLength={200}
          help="Read out to people who do not see it."
        />
      )}
    </Stack>
  );
}

function problemOf({ type, size }: File): string | undefined {
  if (!pictures.types.includes(type)) return 'That is no JPEG, PNG, WebP or AVIF picture.';
  return size > pictures.maxBytes ? 'That picture is larger than 10 MB. Choose a smaller one.' : undefined;
}
