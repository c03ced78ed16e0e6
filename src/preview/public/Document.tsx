import { Box } from '@haat/design-system/preview';
import type { ReactNode } from 'react';
import { inForce } from './in-force';
import * as styles from './prose.css';

/** A numbered part of a document; the id is its address and never changes once it has been published. */
export interface Part {
  id: string;
  title: string;
  body: ReactNode;
}

interface DocumentProps {
  title: string;
  lead: ReactNode;
  parts: readonly Part[];
}

/** Rules and notices: what is in them first, then each part with a number people can refer to. */
export function Document({ title, lead, parts }: DocumentProps) {
  return (
    <Box className={styles.columns}>
      <Box className={styles.head}>
        <Box as="h1" className={styles.title}>
          {title}
        </Box>
        <Box as="p" className={styles.lead}>
          {lead}
        </Box>
        <Box as="p" className={styles.since}>
          In force since{' '}
          <Box as="time" dateTime={inForce.date}>
            {inForce.words}
          </Box>
        </Box>
      </Box>
      <Box as="nav" aria-label="On this page" className={styles.contents}>
        <Box as="ol" className={styles.contentsList}>
          {parts.map(({ id, title: words }, at) => (
            <Box as="li" key={id}>
              <Box as="a" href={`#${id}`} className={styles.contentsLink}>
                <Box as="span">{`${at + 1}.`}</Box>
                <Box as="span">{words}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box className={styles.body}>
        {parts.map(({ id, title: words, body }, at) => (
          <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Box as="h2" id={`${id}-title`} className={styles.heading}>
              {`${at + 1}. ${words}`}
            </Box>
            <Box className={styles.words}>{body}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
