import { Box, Icon } from '@haat/design-system';
import type { KeyboardEvent } from 'react';
import { field, input } from './product-chooser.css';

interface SearchFieldProps {
  /** Before the number of an option, and of their list. */
  id: string;
  /** What it looks for. */
  label: string;
  /** The same where there is little room. */
  placeholder?: string;
  /** Characters. */
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The number of the option that Enter chooses; null while there is none. */
  active: number | null;
}

/** Keeps the focus while the arrows go through the list below it. */
export function SearchField({
  id,
  label,
  placeholder = label,
  maxLength,
  value,
  onChange,
  onKeyDown,
  active,
}: SearchFieldProps) {
  return (
    <Box className={field}>
      <Icon name="search" tone="soft" />
      <Box
        as="input"
        // No element of HTML is a field with such a list.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        type="text"
        // Opened with focus, so that arrow keys work.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        aria-label={label}
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : `${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={input}
      />
    </Box>
  );
}
