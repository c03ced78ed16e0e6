import { Box, type BoxProps, formMark } from '@haat/design-system/preview';

/**
 * Every form of a page that the server draws. It works without a script: where the server sends it back, its first field
 * that is wrong has the focus (`errorOf`), and `ErrorSummary` leads to the others.
 */
export function PageForm(form: Omit<BoxProps<'form'>, 'as'>) {
  return <Box as="form" {...formMark} {...form} />;
}
