import type { ProductKind } from '@haat/contract';
import { Box, Icon } from '@haat/design-system/preview';
import { kindWords } from '../../../../parts/product-kinds/kind-words';
import { describe, kindOrder } from '../../../../parts/product-kinds/product-kinds';
import * as styles from '../../../public/home.css';
import * as section from '../../../public/section.css';

const isClosed = (kind: ProductKind): kind is keyof typeof kindWords => !describe(kind).isMakeable;

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
          {kindOrder.map((kind, at) => (
            <Kind key={kind} kind={kind} cloth={cloths[at % cloths.length] ?? 0} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const cloths = [0, 1, 2, 3] as const;

interface KindProps {
  kind: ProductKind;
  cloth: (typeof cloths)[number];
}

function Kind({ kind, cloth }: KindProps) {
  const { icon, label } = describe(kind);
  const closed = isClosed(kind) ? kindWords[kind] : null;
  return (
    <Box as="li" className={`${styles.kind} ${styles.cloth[cloth]}`}>
      <Icon name={icon} size={24} />
      <Box as="h3" className={section.strong}>
        {label}
      </Box>
      <Box as="p">
        {closed?.sells ??
          'One link with your words and a price: fixed, several, or as much as people want to give.'}
      </Box>
      {closed ? (
        <Box as="p" className={section.small}>
          {`Being built. ${closed.meanwhile}`}
        </Box>
      ) : (
        <Box as="p" className={styles.openNow}>
          Open now. Ask what you need to know; files, links and dates are shown to buyers alone.
        </Box>
      )}
    </Box>
  );
}
