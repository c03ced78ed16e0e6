import { Badge, Box, Card, Heading, Inline, Stack, Text } from '@haat/design-system';
import { inLanguage, type Language, languages } from '@haat/i18n';
import '../../server/modules/messaging/templates/hi/hindi';
import type { Notice } from '../../server/modules/messaging/sending/notice';
import { samples } from '../../server/modules/messaging/sending/testing/samples';
import { htmlOf } from '../../server/modules/messaging/templates/mail/mail.html';
import { write } from '../../server/modules/messaging/templates/templates';
import { paper, words } from './message.css';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };

/** What a template comes to, by each way it takes, in both languages. */
export function MessagePage({ template }: { template: Notice['template'] }) {
  return (
    <Stack space="24">
      <Heading level={1} size="26">
        {template}
      </Heading>
      {samples[template].flatMap((notice, at) =>
        languages.map((language) => (
          // A list that never changes, so the place is a name.
          // oxlint-disable-next-line react/no-array-index-key
          <Message key={`${at} ${language}`} notice={notice} number={at + 1} language={language} />
        )),
      )}
    </Stack>
  );
}

const names = { en: 'English', hi: 'Hindi' } as const;

function Message({ notice, number, language }: { notice: Notice; number: number; language: Language }) {
  const { sms, mail, push } = inLanguage(language, () => write(notice, sender));
  return (
    <Card title={`${notice.template} ${number}: ${names[language]}`}>
      <Stack space="16">
        {push && (
          <Inline space="8" alignY="start">
            <Badge>Push and feed</Badge>
            <Text>
              {push.title}. {push.text}
            </Text>
          </Inline>
        )}
        {sms && (
          <Inline space="8" alignY="start">
            <Badge>SMS</Badge>
            <Box className={words}>
              <Text>{sms.text}</Text>
            </Box>
          </Inline>
        )}
        {mail && (
          <Stack space="8">
            <Inline space="8">
              <Badge>Mail</Badge>
              <Text weight="strong">{mail.subject}</Text>
            </Inline>
            <Box
              as="iframe"
              title={`Mail: ${mail.subject} (${notice.template} ${number}, ${names[language]})`}
              srcDoc={inLanguage(language, () => htmlOf(mail.subject, mail.document))}
              sandbox=""
              className={paper}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
