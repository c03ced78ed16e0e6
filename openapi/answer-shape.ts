/**
 * What can be relied on in an answer. `s` string, `n` number, `i` whole number, `b` boolean, `z` null, `*` anything; a number names an
 * entry of `shared`; `[shape]` is an array; `['|', …shapes]` any of several; `{ key: shape }` an object, in which `key?` may be absent
 * and `%` says what all other keys hold.
 */
export type Shape = string | number | readonly Shape[] | { readonly [key: string]: Shape };
