import type { Overview } from '@haat/contract';
import { Box, Card, Icon, Inline, List, ListRow, ProgressBar, Text } from '@haat/design-system';
import { paths } from '../../app/paths';

type Step = Overview['setup'][number];

const steps: Record<Step['step'], { title: string; text: string; href: string; done: string }> = {
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
};

/** What to do next, in order; nothing when all is done. */
export function SetUp({ steps: given }: { steps: readonly Step[] }) {
  const open = given.filter(({ done }) => !done);
  if (open.length === 0) return null;
  const done = given.filter((step) => step.done);
  const progress = `${done.length} of ${given.length}`;
  return (
    <Card
      title="Set up your market"
      padding="none"
      action={
        <Text as="span" size="13" tone="soft">
          {progress}
        </Text>
      }
    >
      <Box padding="16">
        <ProgressBar label={`${progress} done`} done={done.length} of={given.length} />
      </Box>
      <Box borderTop="line">
        <List label="What to do next">
          {open.map(({ step }) => (
            <ListRow
              key={step}
              href={steps[step].href}
              title={steps[step].title}
              meta={steps[step].text}
              truncate={false}
              chevron
            />
          ))}
        </List>
      </Box>
      {done.length > 0 && (
        <Box padding="16" borderTop="line">
          <Inline space="12" wrap={false}>
            <Icon name="check" tone="good" />
            <Text size="13" tone="soft">
              Done: {done.map(({ step }) => steps[step].done).join(', ')}
            </Text>
          </Inline>
        </Box>
      )}
    </Card>
  );
}
