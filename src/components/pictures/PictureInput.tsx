import { Box, Button, type IconName, Inline, ProgressLine, Stack, Text } from '@haat/design-system';
import { plural, t, translate } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { pictures } from '../../queries/catalog/uploads.queries';
import { LiveRegion } from '../async-states/LiveRegion';
import { fileInput } from './pictures.css';
import type { PictureState, PictureUpload } from './use-picture-upload';

interface PictureInputProps {
  label: string;
  icon: IconName;
  /** Said while nothing is under way. */
  help: string;
  multiple?: boolean;
  upload: PictureUpload;
  /** Of those that are chosen so many are taken. */
  atMost?: number;
  /** Beside the button while nothing is under way. */
  children?: ReactNode;
}

/** The button that asks the device for pictures, and how their sending goes. */
export function PictureInput({
  label,
  icon,
  help,
  multiple = false,
  upload,
  atMost = 1,
  children,
}: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const about = useId();
  const { state } = upload;
  const isUnderWay = state.is !== 'idle';
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file can be chosen again after it was refused.
    event.currentTarget.value = '';
    if (files.length > 0) upload.choose(files.slice(0, atMost));
  };
  return (
    <Stack space="8">
      <Box
        as="input"
        ref={input}
        type="file"
        accept={pictures.types.join(',')}
        multiple={multiple}
        onChange={choose}
        className={fileInput}
        tabIndex={-1}
        aria-hidden
      />
      <Inline space="8">
        <Button icon={icon} busy={isUnderWay} onPress={() => input.current?.click()} aria-describedby={about}>
          {label}
        </Button>
        {isUnderWay && (
          <Button tone="quiet" onPress={upload.cancel}>
            {t('Cancel')}
          </Button>
        )}
        {state.is === 'waiting' && (
          <Button tone="quiet" icon="refresh" onPress={upload.retry}>
            {t('Try now')}
          </Button>
        )}
        {!isUnderWay && children}
      </Inline>
      {isUnderWay && <Line state={state} />}
      <LiveRegion>
        {state.problem && (
          <Text size="13" tone="critical">
            {problemText(state.problem)}
          </Text>
        )}
        <Text size="13" tone="soft" id={about}>
          {isUnderWay ? stateText(state) : help}
          {isUnderWay &&
            state.left > 1 &&
            ` ${plural(state.left - 1, '1 more in the queue.', '{count} more in the queue.', {})}`}
        </Text>
      </LiveRegion>
    </Stack>
  );
}

function Line({ state }: { state: Exclude<PictureState, { is: 'idle' }> }) {
  const { is, name, sent, size } = state;
  return (
    <ProgressLine
      label={t('Upload progress of {name}', { name })}
      {...(is !== 'making' && { done: sent })}
      of={size}
      paused={is === 'waiting'}
    />
  );
}

type Problem = NonNullable<PictureState['problem']>;

/** Why a file did not become a picture, and what to do. */
function problemText(problem: Problem): string {
  const { name } = problem;
  switch (problem.is) {
    case 'wrongType':
      return t('“{name}” is not a JPEG, PNG, WebP or AVIF picture.', { name });
    case 'tooLarge':
      return t('“{name}” is larger than 10 MB. Choose a smaller picture.', { name });
    case 'refused':
      return t('“{name}” was rejected. {why}', { name, why: translate(problem.why) });
  }
}

/** How far the file is that is on its way. */
function stateText({ is, name, sent, size }: Exclude<PictureState, { is: 'idle' }>): string {
  if (is === 'making') return t('“{name}” uploaded. Processing…', { name });
  const share = Math.floor((sent / Math.max(1, size)) * 100);
  if (is === 'waiting')
    return t('“{name}” resumes when you are back online. {share}% uploaded.', { name, share });
  return t('Uploading “{name}”, {share}%.', { name, share });
}
