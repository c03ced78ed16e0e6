import { Box, Icon } from '@haat/design-system/preview';
import { kindWords } from '../../../../parts/product-kinds/kind-words';
import { describe, kindOrder } from '../../../../parts/product-kinds/product-kinds';
import * as styles from '../../../public/home.css';
import * as section from '../../../public/section.css';

const open = kindOrder.filter((kind) => describe(kind).isMakeable);

/** What can be sold now, and what the other stalls will sell, with what does the same until they open. */
export function Kinds() {
  return (
    <Box as="section" aria-labelledby="kinds-title" className={section.section}>
      <Box className={section.content}>
        <Box as="h2" id="kinds-title" className={section.title}>
          What people bring to the haat
        </Box>
        <Box as="p" className={section.lead}>
          Payment pages are open, and sell almost anything. The other stalls are still being built; until they
          open, a payment page does their work.
        </Box>
        <Box as="ul" className={styles.kinds}>
          {open.map((kind) => (
            <Box as="li" key={kind} className={`${styles.kind} ${styles.cloth[0]} ${styles.open}`}>
              <Icon name={describe(kind).icon} size={24} />
              <Box as="h3" className={section.strong}>{`${describe(kind).label}: open now`}</Box>
              <Box as="p" className={section.soft}>
                One link with your words, a cover and a price: fixed, several to choose from, or as much as
                people want to give. Ask what you need to know, and say thank you with the files, the link or
                the date that only buyers see.
              </Box>
            </Box>
          ))}
          {kindOrder.map((kind, at) =>
            kind in kindWords ? (
              <Closed
                key={kind}
                kind={kind as keyof typeof kindWords}
                cloth={cloths[at % cloths.length] ?? 0}
              />
            ) : null,
          )}
        </Box>
      </Box>
    </Box>
  );
}

const cloths = [0, 1, 2, 3] as const;

function Closed({ kind, cloth }: { kind: keyof typeof kindWords; cloth: (typeof cloths)[number] }) {
  const { icon, label } = describe(kind);
  const { sells, meanwhile } = kindWords[kind];
  return (
    <Box as="li" className={`${styles.kind} ${styles.cloth[cloth]}`}>
      <Icon name={icon} size={24} />
      <Box as="h3" className={section.strong}>
        {label}
      </Box>
      <Box as="p">{sells}</Box>
      <Box as="p" className={section.small}>
        {`Being built. ${meanwhile}`}
      </Box>
    </Box>
  );
}
