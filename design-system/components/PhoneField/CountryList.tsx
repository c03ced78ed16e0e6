import { t } from '@haat/i18n';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import type { Country } from './country';
import * as styles from './PhoneField.css';
import { find, isStillTyping, nothingTyped, type } from './type-to-find';

interface CountryListProps {
  id: string;
  countries: readonly Country[];
  chosen: Country;
  place: 'above' | 'below';
  onChoose: (country: Country) => void;
  /** Closed without a choice. */
  onClose: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

/** The open list. It has focus and handles keys; the active option is referenced by its id. */
export function CountryList({ id, countries, chosen, place, onChoose, onClose, onLeave }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const typing = useRef(nothingTyped);
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen.code));

  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (index: number) => {
    const country = countries[index];
    if (country) onChoose(country);
  };
  const typed = (letter: string, at: number) => {
    typing.current = type(typing.current, letter, at);
    const names = countries.map(({ name }) => name);
    const found = find(names, typing.current, active);
    if (found !== -1) setActive(found);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'ArrowDown') setActive(Math.min(active + 1, countries.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(countries.length - 1);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' || (key === ' ' && !isStillTyping(typing.current, timeStamp))) choose(active);
    else if (Array.from(key).length === 1) typed(key, timeStamp);
    else return;
    // Escape closes only the list, not the sheet around it; Enter does not submit the form.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box
      as="ul"
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select says nothing of where it opens and how it is typed into
      role="listbox"
      id={id}
      tabIndex={-1}
      aria-label={t('Country')}
      aria-activedescendant={`${id}-${active}`}
      data-place={place}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
      className={styles.list({ place })}
    >
      {countries.map((country, index) => (
        <Box
          as="li"
          key={country.code}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands in that list
          role="option"
          id={`${id}-${index}`}
          aria-selected={country.code === chosen.code}
          // The focus stays with the list.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            choose(index);
          }}
          className={styles.option({ isActive: index === active })}
        >
          <Box as="span" className={styles.name}>
            {country.name}
          </Box>
          <Box as="span" className={styles.code}>
            +{country.callingCode}
          </Box>
          <Box as="span" className={styles.tick}>
            {country.code === chosen.code && <Icon name="check" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
