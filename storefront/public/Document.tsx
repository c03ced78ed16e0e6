import { Box } from '@haat/design-system/preview';
import { inLanguage, language, type Phrase, t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { ReactNode } from 'react';
import { dayOf } from '../document/time/when';
import { inForce } from './in-force';
import * as styles from './styles/prose.css';

/** A numbered part of a document; the id is its address and never changes once it has been published. */
export interface Part {
  id: string;
  title: string;
  body: ReactNode;
}

interface DocumentProps {
  title: Phrase;
  lead: ReactNode;
  parts: () => readonly Part[];
  /** What is in it, in short, for those who read another language than it is written in. */
  inShort: readonly Phrase[];
}

/** Rules and notices: what is in them first, then each part with a number people can refer to. */
export function Document({ title, lead, parts, inShort }: DocumentProps) {
  const isRead = language() === 'en';
  // What holds is the text in English, whatever the page around it speaks.
  const langAttribute = isRead ? {} : { lang: 'en' };
  const written = inLanguage('en', parts);
  return (
    <Box className={styles.columns}>
      <Box className={styles.head}>
        <Box as="h1" className={styles.title}>
          {t(title)}
        </Box>
        {isRead ? (
          <Box as="p" className={styles.lead}>
            {lead}
          </Box>
        ) : (
          <InShort lines={inShort} />
        )}
        <Box as="p" className={styles.since}>
          {rich('In force since {day}', {
            day: (
              <Box as="time" dateTime={inForce.date}>
                {dayOf(`${inForce.date}T00:00:00Z`)}
              </Box>
            ),
          })}
        </Box>
      </Box>
      <Box as="nav" aria-label={t('On this page')} className={styles.contents}>
        <Box as="ol" {...langAttribute} className={styles.contentsList}>
          {written.map(({ id, title }, at) => (
            <Box as="li" key={id}>
              <Box as="a" href={`#${id}`} className={styles.contentsLink}>
                <Box as="span">{`${at + 1}.`}</Box>
                <Box as="span">{title}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box {...langAttribute} className={styles.body}>
        {written.map(({ id, title, body }, at) => (
          <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Box as="h2" id={`${id}-title`} className={styles.heading}>
              {`${at + 1}. ${title}`}
            </Box>
            <Box className={styles.text}>{body}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function InShort({ lines }: { lines: readonly Phrase[] }) {
  return (
    <>
      <Box as="p" className={styles.lead}>
        {t('The English text is legally binding. In short it says:')}
      </Box>
      <Box className={styles.text}>
        <Box as="ul">
          {lines.map((line) => (
            <Box as="li" key={line}>
              {t(line)}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}
