import { Field, Stack } from '@haat/design-system';
import { CoverField } from './CoverField';
import type { StepProps } from './step-props';

export function BasicsStep({ draft, onChange }: StepProps) {
  return (
    <Stack space="24">
      <Field
        label="Title"
        name="title"
        value={draft.title}
        onChange={(title) => onChange({ title })}
        maxLength={120}
        help="What people pay for, in a few words."
        autoComplete="off"
      />
      <Field
        label="Description"
        name="description"
        optional
        multiline
        rows={6}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={20_000}
        help="What they get, when and how. Two stars around words make them bold, a dash begins a list."
      />
      <CoverField draft={draft} onChange={onChange} />
    </Stack>
  );
}
