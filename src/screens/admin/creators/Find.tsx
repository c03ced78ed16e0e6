import { Box, Field, Icon, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useEffect, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { operatorPath } from '../sections';
import { Creator } from './Creator';
import { SearchResults } from './SearchResults';

const pauseMs = 300;

/** A creator, or whoever else somebody names on the phone. */
export function Find() {
  const search = new URLSearchParams(useSearch());
  const creator = search.get('creator');
  return creator ? <Creator id={creator} /> : <Search q={search.get('q') ?? ''} />;
}

/** Asks when the typing pauses. */
function Search({ q }: { q: string }) {
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return;
    const later = setTimeout(
      () => navigate(operatorPath('find', { q: typed.trim() }), { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(later);
  }, [typed, q]);
  return (
    <Stack space="16">
      <Box as="search" width="form">
        <Field
          label={t('Phone, email, name, page or order')}
          name="q"
          type="search"
          inputMode="search"
          value={typed}
          onChange={setTyped}
          prefix={<Icon name="search" />}
          help={t('Three letters or more.')}
          maxLength={120}
        />
      </Box>
      {q.length >= 3 && <SearchResults q={q} />}
    </Stack>
  );
}
