import { Box } from '@haat/design-system';
import { encode } from 'uqr';
import { qr } from './share.css';

/** A link as a picture for a camera. Stays dark on white in every theme, or cameras do not read it. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    // Drawn here, so there is no file for an img element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box as="svg" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={qr}>
      <Box as="path" d={path} fill="#1D1A16" />
    </Box>
  );
}

/** The dark squares as one path, on a grid with a quiet edge of four. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** The same as a file for printing. */
export function qrFile(text: string): string {
  const { size, path } = qrPath(text);
  const box = `viewBox="0 0 ${size} ${size}" width="1024" height="1024"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
}
