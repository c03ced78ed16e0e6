/** What a buyer's page needs before the first touch: nothing here brings Radix or a font. */
export { Box } from './components/Box/Box';
export { Button } from './components/Button/Button';
export { ButtonLink } from './components/ButtonLink/ButtonLink';
export { Card } from './components/Card/Card';
export { Field } from './components/Field/Field';
export { Heading } from './components/Heading/Heading';
export { Icon } from './components/Icon/Icon';
export { IconButton } from './components/IconButton/IconButton';
export { Inline } from './components/Inline/Inline';
export { Link } from './components/Link/Link';
export { formatPaise } from './components/Money/format-paise';
export { Money } from './components/Money/Money';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Stack } from './components/Stack/Stack';
export { Text } from './components/Text/Text';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { vars } from './themes/contract.css';
