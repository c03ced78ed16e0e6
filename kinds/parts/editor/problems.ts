/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;
