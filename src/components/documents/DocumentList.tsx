import { Inline, Link, Money, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { OrderDocument } from '@haat/openapi';
import { documentNames } from '@haat/web/documents/document-names';

/** Documents of an order, each a PDF to open. */
export function DocumentList({ documents }: { documents: readonly OrderDocument[] }) {
  return (
    <Stack space="12">
      {documents.map(({ kind, serial, amount, url }) => (
        <Inline key={serial} space="12" align="between">
          <Text>
            <Link href={url} external>{`${t(documentNames[kind])} ${serial}`}</Link>
          </Text>
          <Money paise={amount} paiseShown="always" />
        </Inline>
      ))}
    </Stack>
  );
}
