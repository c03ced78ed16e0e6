import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import { placeOfList } from './list-place';
import * as styles from './PhoneField.css';
import { find, isStillTyping, nothingTyped, type } from './type-to-find';

export interface Country {
  /** Two letters of ISO 3166. */
  code: string;
  name: string;
  /** Without the plus. */
  callingCode: string;
}

export interface CountryControlProps {
  countries: readonly Country[];
  chosen: Country;
  onChoose: (country: Country) => void;
  disabled?: boolean | undefined;
}

/** The country of a number: a button that says it, and a list to choose it from with the pointer, the arrows or its first letters. */
export function CountryControl({ countries, chosen, onChoose, disabled }: CountryControlProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<'above' | 'below'>();
  const [active, setActive] = useState(0);
  const typing = useRef(nothingTyped);
  const isOpen = place !== undefined;

  useLayoutEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const open = () => {
    const { bottom } = (button.current as HTMLButtonElement).getBoundingClientRect();
    // A keyboard on the screen leaves less than the window has.
    setPlace(placeOfList(bottom, window.visualViewport?.height ?? window.innerHeight));
    setActive(countries.findIndex(({ code }) => code === chosen.code));
    typing.current = nothingTyped;
  };
  const close = () => {
    setPlace(undefined);
    button.current?.focus();
  };
  const choose = (index: number) => {
    const country = countries[index];
    if (country) onChoose(country);
    close();
  };
  const typed = (letter: string, at: number) => {
    typing.current = type(typing.current, letter, at);
    const found = find(
      countries.map(({ name }) => name),
      typing.current,
      active,
    );
    if (found !== -1) setActive(found);
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  const onListKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = Array.from(key).length === 1;
    if (key === 'ArrowDown') setActive(Math.min(active + 1, countries.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(countries.length - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' || (key === ' ' && !isStillTyping(typing.current, timeStamp))) choose(active);
    else if (isLetter) typed(key, timeStamp);
    else return;
    // Escape closes the list alone, not the sheet it stands in; Enter does not send the form.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box className={styles.country}>
      <Box
        as="button"
        type="button"
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-label={`Country: ${chosen.name}, +${chosen.callingCode}`}
        disabled={disabled}
        // What has the focus loses it only after this, so a list that is open would close and open again.
        onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
        onClick={(event: { stopPropagation: () => void }) => {
          event.stopPropagation();
          if (isOpen) close();
          else open();
        }}
        onKeyDown={onButtonKey}
        className={styles.countryButton}
      >
        <CountryCode callingCode={chosen.callingCode} />
      </Box>
      {isOpen && (
        <Box
          as="ul"
          ref={list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select says nothing of where it opens and how it is typed into
          role="listbox"
          id={`${id}-list`}
          tabIndex={-1}
          aria-label="Country"
          aria-activedescendant={`${id}-${active}`}
          data-place={place}
          onKeyDown={onListKey}
          onBlur={() => setPlace(undefined)}
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
              onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
              onClick={(event: { stopPropagation: () => void }) => {
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
      )}
    </Box>
  );
}

/** The same where nothing can be chosen yet: as the server draws it. */
export function CountryShown({ callingCode }: { callingCode: string }) {
  return (
    <Box as="span" aria-hidden className={`${styles.countryButton} ${styles.shown}`}>
      <CountryCode callingCode={callingCode} />
    </Box>
  );
}

function CountryCode({ callingCode }: { callingCode: string }) {
  return (
    <>
      +{callingCode}
      <Box as="span" className={styles.chevron}>
        <Icon name="chevronDown" size={16} />
      </Box>
    </>
  );
}
