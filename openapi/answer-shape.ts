/** The shape of a response. */
export type Shape = string | number | readonly Shape[] | { readonly [key: string]: Shape };
