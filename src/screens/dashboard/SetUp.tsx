import {
  Box,
  Button,
  Card,
  CardPart,
  Icon,
  Inline,
  List,
  ListRow,
  ProgressBar,
  Text,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { CreateSheet } from '../../components/product-kinds/CreateSheet';
import type { SetUpStep } from './use-set-up';

interface Step {
  title: Phrase;
  text: Phrase;
  /** Null where it is asked first what to make. */
  href: string | null;
  /** What is done, in a list. */
  done: Phrase;
}

const steps = {
  name: {
    title: 'Add your name',
    text: 'Buyers see this name before they pay',
    href: paths.account,
    done: 'your name',
  },
  firstPage: {
    title: 'Create your first product',
    text: 'A page, a course, a channel: you choose',
    href: null,
    done: 'a product',
  },
  publish: {
    title: 'Publish it',
    text: 'It gets a link where anyone can pay',
    href: paths.products,
    done: 'publishing',
  },
  kyc: {
    title: 'Verify your identity',
    text: 'PAN and a bank account or UPI ID, so that you can be paid',
    href: paths.kyc,
    done: 'who you are',
  },
  share: {
    title: 'Share the link',
    text: 'In a group, a story or a bio, or as a QR code',
    href: paths.products,
    done: 'sharing',
  },
  firstSale: {
    title: 'Your first sale',
    text: 'We notify you by SMS',
    href: paths.products,
    done: 'the first sale',
  },
} as const satisfies Record<SetUpStep['step'], Step>;

interface SetUpProps {
  steps: readonly SetUpStep[];
  onHide: () => void;
}

/** What to do next, in order. */
export function SetUp({ steps: given, onHide }: SetUpProps) {
  const [isCreating, setIsCreating] = useState(false);
  const open = given.filter(({ done }) => !done);
  const done = given.filter((step) => step.done);
  const progress = t('{done} of {all}', { done: done.length, all: given.length });
  return (
    <Card
      title={t('Set up your shop')}
      padding="none"
      action={
        <Text as="span" size="13" tone="soft">
          {progress}
        </Text>
      }
    >
      <CardPart>
        <ProgressBar
          label={t('{done} of {all} done', { done: done.length, all: given.length })}
          done={done.length}
          of={given.length}
        />
      </CardPart>
      <Box borderTop="line">
        <List label={t('Next steps')}>
          {open.map(({ step }) => {
            const { href, title, text } = steps[step];
            return (
              <ListRow
                key={step}
                {...(href === null ? { onPress: () => setIsCreating(true) } : { href })}
                title={t(title)}
                meta={t(text)}
                truncate={false}
                chevron
              />
            );
          })}
        </List>
      </Box>
      {done.length > 0 && (
        <CardPart ruled>
          <Inline space="12" wrap={false}>
            <Icon name="check" tone="good" />
            <Text size="13" tone="soft">
              {t('Done: {list}', { list: done.map(({ step }) => t(steps[step].done)).join(', ') })}
            </Text>
          </Inline>
        </CardPart>
      )}
      <CardPart ruled holds="quietButton">
        <Button size="small" tone="quiet" onPress={onHide}>
          {t('Hide this list')}
        </Button>
      </CardPart>
      <CreateSheet isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </Card>
  );
}
