import { Inline, Link, Money, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Paper } from '@haat/openapi';
import { paperNames } from '@haat/web/documents/paper-names';

/** Papers of an order, each a PDF to open. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <Stack space="12">
      {papers.map(({ kind, serial, amount, url }) => (
        <Inline key={serial} space="12" align="between">
          <Text>
            <Link href={url} external>{`${t(paperNames[kind])} ${serial}`}</Link>
          </Text>
          <Money paise={amount} paiseShown="always" />
        </Inline>
      ))}
    </Stack>
  );
}
