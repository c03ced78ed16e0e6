import { Box } from '@haat/design-system';
import { useState } from 'react';
import closed from './stall-closed.svg';
import open from './stall-open.svg';

/** The market stall of sign-in (open) and offline (shutter down). Decoration, so it says nothing. */
export function Stall({ isOpen }: { isOpen: boolean }) {
  const [isMissing, setIsMissing] = useState(false);
  // The network may have gone before the picture came: better none than a broken one.
  if (isMissing) return null;
  return (
    <Box
      as="img"
      src={isOpen ? open : closed}
      alt=""
      width={600}
      height={560}
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}

/** Fetches the picture of having no network while there is one. */
export function fetchClosedStall(): void {
  new Image().src = closed;
}
