import { style } from '@vanilla-extract/css';

/** The picture of a link, as large as a phone reads it from a desk. */
export const code = style({ width: 200 });
