import { Box, Icon, Text } from '@haat/design-system';
import { useEffect } from 'react';
import type { Entry, Group } from './entries';
import { Keys } from './Keys';

import { group, groupTitle, option, text } from './palette.css';

interface OptionsProps {
  /** Before the number of an option. */
  id: string;
  groups: readonly Group[];
  /** The number of the option that Enter chooses. */
  active: number;
  onChoose: (entry: Entry) => void;
}

/** What can be chosen, in groups, numbered through. */
export function Options({ id, groups, active, onChoose }: OptionsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const before = (place: number) =>
    groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0);
  return groups.map(({ title, entries }, place) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box key={title} role="group" aria-labelledby={`${id}-group-${place}`} className={group}>
      <Box id={`${id}-group-${place}`} className={groupTitle}>
        {title}
      </Box>
      {entries.map((entry, index) => {
        const number = before(place) + index;
        return (
          <One
            key={`${entry.href} ${entry.label}`}
            id={`${id}-${number}`}
            entry={entry}
            isActive={number === active}
            onChoose={onChoose}
          />
        );
      })}
    </Box>
  ));
}

interface OneProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onChoose: (entry: Entry) => void;
}

/** The keyboard stays in the field above and chooses by number. */
function One({ id, entry, isActive, onChoose }: OneProps) {
  const { label, about, icon, keys } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Box
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={option}
      onClick={() => onChoose(entry)}
    >
      <Icon name={icon} tone="soft" />
      <Box className={text}>
        <Text as="span" truncate>
          {label}
        </Text>
        {about && (
          <Text as="span" size="13" tone="soft" truncate>
            {about}
          </Text>
        )}
      </Box>
      {keys && <Keys keys={keys} />}
    </Box>
  );
}
