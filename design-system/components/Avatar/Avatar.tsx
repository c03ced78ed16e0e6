import { Box } from '../Box/Box';
import { avatar } from './Avatar.css';

export interface AvatarProps {
  /** The name is shown next to it, so the picture is hidden from screen readers. */
  name: string;
  src?: string;
  size?: 32 | 40 | 48 | 88;
}

const tints = ['link', 'good', 'caution'] as const;

/** One name always gets one tint. */
const tintOf = (name: string) => {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tints[sum % tints.length];
};

/** The first letters of the first and the last word; letters, not code units, so that Indian scripts work. */
export const initialsOf = (name: string) => {
  const nameParts = name.trim().split(/\s+/).filter(Boolean);
  const first = Array.from(nameParts[0] ?? '')[0] ?? '';
  const last = nameParts.length > 1 ? (Array.from(nameParts.at(-1) ?? '')[0] ?? '') : '';
  return (/[a-z]/i.test(first) ? first + last : first).toUpperCase();
};

export function Avatar({ name, src, size = 40 }: AvatarProps) {
  if (src) return <Box as="img" src={src} alt="" width={size} height={size} className={avatar({ size })} />;
  return (
    <Box as="span" aria-hidden className={avatar({ size, tint: tintOf(name) })}>
      {initialsOf(name)}
    </Box>
  );
}
