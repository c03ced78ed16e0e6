import { t } from '@haat/i18n';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import { CountryList } from './CountryList';
import type { Country } from './country';
import { placeOfList } from './list-place';
import * as styles from './PhoneField.css';

export interface CountryControlProps {
  countries: readonly Country[];
  chosen: Country;
  onChoose: (country: Country) => void;
  disabled?: boolean | undefined;
}

/** The country of a number: a button that says it, and a list to choose it from with the pointer, the arrows or its first letters. */
export function CountryControl({ countries, chosen, onChoose, disabled }: CountryControlProps) {
  const id = `${useId()}-list`;
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<'above' | 'below'>();
  const isOpen = place !== undefined;

  const open = () => {
    const { bottom } = (button.current as HTMLButtonElement).getBoundingClientRect();
    // A keyboard on the screen leaves less than the window has.
    setPlace(placeOfList(bottom, window.visualViewport?.height ?? window.innerHeight));
  };
  const leave = () => setPlace(undefined);
  const close = () => {
    leave();
    button.current?.focus();
  };

  return (
    <Box className={styles.country}>
      <Box
        as="button"
        type="button"
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('Country: {name}, +{code}', { name: chosen.name, code: chosen.callingCode })}
        disabled={disabled}
        // A press would take the focus from an open list, which would close and be opened again by the click.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          if (isOpen) close();
          else open();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
        className={styles.countryButton}
      >
        <CountryCode callingCode={chosen.callingCode} />
      </Box>
      {place && (
        <CountryList
          {...{ id, countries, chosen, place }}
          onChoose={(country) => {
            onChoose(country);
            close();
          }}
          onClose={close}
          onLeave={leave}
        />
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
