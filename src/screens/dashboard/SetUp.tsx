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
import { type Phrase, t } from '@haat/words';
import { paths } from '../../app/paths';
import type { SetUpStep } from './use-set-up';

const steps = {
  name: {
    title: 'Say who sells',
    text: 'Buyers see this name before they pay',
    href: `${paths.create('page')}?step=publish`,
    done: 'your name',
  },
  firstPage: {
    title: 'Make a payment page',
    text: 'A title and a price are enough',
    href: paths.create('page'),
    done: 'a page',
  },
  publish: {
    title: 'Publish it',
    text: 'It gets a link that anybody can pay at',
    href: paths.lists.page,
    done: 'publishing',
  },
  kyc: {
    title: 'Verify who you are',
    text: 'PAN and a bank account or UPI, so that your money can reach you',
    href: paths.kyc,
    done: 'who you are',
  },
  share: {
    title: 'Share the link',
    text: 'In a group, a story or a bio, or as a QR code',
    href: paths.lists.page,
    done: 'sharing',
  },
  firstSale: {
    title: 'Your first sale',
    text: 'We tell you by SMS the moment it comes',
    href: paths.lists.page,
    done: 'the first sale',
  },
} as const satisfies Record<SetUpStep['step'], { title: Phrase; text: Phrase; href: string; done: Phrase }>;

interface SetUpProps {
  steps: readonly SetUpStep[];
  onHide: () => void;
}

/** What to do next, in order. */
export function SetUp({ steps: given, onHide }: SetUpProps) {
  const open = given.filter(({ done }) => !done);
  const done = given.filter((step) => step.done);
  const progress = t('{done} of {all}', { done: done.length, all: given.length });
  return (
    <Card
      title={t('Set up your market')}
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
        <List label={t('What to do next')}>
          {open.map(({ step }) => (
            <ListRow
              key={step}
              href={steps[step].href}
              title={t(steps[step].title)}
              meta={t(steps[step].text)}
              truncate={false}
              chevron
            />
          ))}
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
          {t('Do not show this list again')}
        </Button>
      </CardPart>
    </Card>
  );
}
