import {
  Badge,
  Box,
  ButtonLink,
  Card,
  Columns,
  Heading,
  Inline,
  List,
  ListRow,
  Money,
  Stack,
  Text,
} from '@haat/design-system';
import { paths } from '../../app/paths';
import cake from '../../parts/art/cover-cake.svg';
import { example, exampleBody, examplePicture, leadIn } from './first-page.css';

const steps = [
  { title: 'A title', text: 'What people pay for, in a few words' },
  { title: 'A price', text: 'Fixed, or whatever people want to give' },
  { title: 'A thank-you', text: 'What they read, or where they go, once they have paid' },
];

/** Why the list is empty, the three steps to a first page, and what a buyer would see. */
export function FirstPage() {
  return (
    <Card>
      <Box className={leadIn}>
        <Columns template="2" space="40" collapseBelow="desktop" alignY="center">
          <Stack space="20">
            <Stack space="4">
              <Heading level={2}>Your first page starts with a price</Heading>
              <Text tone="soft">
                Publish it in a minute and share its link. Everything else can come later.
              </Text>
            </Stack>
            <List label="Three steps" ordered>
              {steps.map(({ title, text }, index) => (
                <ListRow
                  key={title}
                  leading={
                    <Text as="span" size="20" tone="soft" tabular>
                      {index + 1}
                    </Text>
                  }
                  title={title}
                  meta={text}
                  truncate={false}
                />
              ))}
            </List>
            <Box>
              <ButtonLink href={paths.create('page')} tone="accent" icon="plus" mainAction>
                Create a page
              </ButtonLink>
            </Box>
          </Stack>
          <Example />
        </Columns>
      </Box>
    </Card>
  );
}

const Example = () => (
  <Box className={example}>
    <Box as="img" src={cake} alt="" className={examplePicture} />
    <Box className={exampleBody}>
      <Stack space="8">
        <Text size="13" tone="soft">
          What a buyer sees
        </Text>
        <Text size="20" weight="strong">
          Eggless cakes, a weekend class
        </Text>
        <Inline space="12" align="between">
          <Inline space="4">
            <Money paise={79_900} size="20" weight="strong" />
            <Money paise={1_19_900} tone="soft" struck />
          </Inline>
          <Badge>Example</Badge>
        </Inline>
      </Stack>
    </Box>
  </Box>
);
