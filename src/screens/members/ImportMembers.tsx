import { Box, Button, Field, List, ListRow, Notice, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { AddedMembers } from '@haat/openapi';
import { type ChangeEvent, useId, useState } from 'react';
import { useAddMembers } from '../../queries/delivery/members.queries';
import * as styles from './members.css';
import { type ImportLine, mostAtOnce, readLines } from './members-csv';

interface ImportMembersProps {
  productId: string;
  now: Date;
  onAdded: (added: AddedMembers) => void;
}

const exampleLine = ['98765 43210', '31-12-2027', 'Asha'].join(', ');

/** Problems that are shown; further ones are counted. */
const shownProblems = 20;

/** Reads a CSV, says what is wrong line by line, and adds the rest. */
export function ImportMembers({ productId, now, onAdded }: ImportMembersProps) {
  const add = useAddMembers(productId);
  const [text, setText] = useState('');
  const lines = readLines(text, now);
  const members = lines.flatMap(({ member }) => member ?? []);
  const isTooMany = members.length > mostAtOnce;
  const failure = add.error && failureOf(add.error, t('Nobody was added. Try again in a moment.'));
  return (
    <Stack space="20">
      <FileField onRead={setText} />
      <Field
        label={t('Or paste lines')}
        name="lines"
        multiline
        rows={6}
        value={text}
        onChange={setText}
        placeholder={exampleLine}
        help={t('A line for each: phone, end date, name. The end date and the name can be left out.')}
      />
      <Problems lines={lines} />
      {isTooMany && (
        <Notice tone="critical" live>
          {t('{most} members can be added at once. Split the file.', { most: mostAtOnce })}
        </Notice>
      )}
      {failure && (
        <Notice tone="critical" live>
          {failure.message}
        </Notice>
      )}
      <Button
        tone="accent"
        fullWidth
        busy={add.isPending}
        disabled={members.length === 0 || isTooMany}
        onPress={() => add.mutate({ members, source: 'import' }, { onSuccess: onAdded })}
      >
        {members.length === 0
          ? t('Add members')
          : plural(members.length, 'Add {count} member', 'Add {count} members', { count: members.length })}
      </Button>
    </Stack>
  );
}

function FileField({ onRead }: { onRead: (text: string) => void }) {
  const id = useId();
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void file.text().then(onRead);
  };
  return (
    <Stack space="8">
      <Box as="label" htmlFor={id} className={styles.fileLabel}>
        {t('CSV file')}
      </Box>
      <Box
        as="input"
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        className={styles.file}
        onChange={read}
      />
    </Stack>
  );
}

function Problems({ lines }: { lines: readonly ImportLine[] }) {
  const problems = lines.filter(({ problem }) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <Stack space="8">
      <Notice tone="caution" live>
        {plural(problems.length, '{count} line will be left out', '{count} lines will be left out', {
          count: problems.length,
        })}
      </Notice>
      <List label={t('Lines that will be left out')}>
        {problems.slice(0, shownProblems).map(({ number, text, problem }) => (
          <ListRow
            key={number}
            title={t('Line {number}: {text}', { number, text: text.slice(0, 60) })}
            meta={problem}
            truncate={false}
          />
        ))}
      </List>
      {problems.length > shownProblems && (
        <Text size="13" tone="soft">
          {t('And {count} more.', { count: problems.length - shownProblems })}
        </Text>
      )}
    </Stack>
  );
}
