import {
  Badge,
  Box,
  ButtonLink,
  Card,
  Columns,
  Heading,
  Inline,
  Money,
  Stack,
  Text,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { KindTexts } from '@haat/kinds/kind';
import { kindTexts } from '@haat/kinds/texts';
import type { ProductKind } from '@haat/openapi';
import cake from '@haat/web/art/cover-cake.svg';
import { Stall } from '@haat/web/art/Stall';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { NumberedSteps } from '../../components/rows/NumberedSteps';
import { art, example, exampleBody, examplePicture, leadIn } from './first-one.css';

/** What making one asks for, in its order. */
const stepsOf = (kind: ProductKind): { title: Phrase; text: Phrase }[] => [
  { title: 'A title', text: 'What people pay for, in a few words' },
  ...(kindTexts[kind].values ? [kindTexts[kind].values] : []),
  { title: 'A price', text: 'Fixed, or pay what you want' },
  { title: 'A thank-you', text: 'What buyers see after they have paid' },
];

/** Why the list of a kind is empty, the steps to the first one, and for some kinds what a buyer would see. */
export function FirstOne({ kind }: { kind: ProductKind }) {
  const create = createPath(kind);
  const { one } = namesOf(kind);
  const { example: sample, first, firstLead, sells } = kindTexts[kind];
  return (
    <Card>
      <Box className={leadIn}>
        <Columns template="2" space="40" collapseBelow="desktop" alignY="center">
          <Stack space="20">
            <Stack space="4">
              <Heading level={2}>{t(first)}</Heading>
              <Text tone="soft">{t(firstLead ?? sells)}</Text>
            </Stack>
            <NumberedSteps steps={stepsOf(kind)} />
            <Box>
              <ButtonLink href={create} tone="accent" icon="plus" mainAction>
                {t('New {one}', { one })}
              </ButtonLink>
            </Box>
          </Stack>
          {sample ? (
            <Example {...sample} />
          ) : (
            <Box className={art}>
              <Stall isOpen />
            </Box>
          )}
        </Columns>
      </Box>
    </Card>
  );
}

const Example = ({ title, amount, compareAt }: NonNullable<KindTexts['example']>) => (
  <Box className={example}>
    <Box as="img" src={cake} alt="" className={examplePicture} />
    <Box className={exampleBody}>
      <Stack space="8">
        <Text size="13" tone="soft">
          {t('What a buyer sees')}
        </Text>
        <Text size="20" weight="strong">
          {t(title)}
        </Text>
        <Inline space="12" align="between">
          <Inline space="4">
            <Money paise={amount} size="20" weight="strong" />
            <Money paise={compareAt} tone="soft" struck />
          </Inline>
          <Badge>{t('Example')}</Badge>
        </Inline>
      </Stack>
    </Box>
  </Box>
);
