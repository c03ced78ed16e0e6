/** A key as somebody outside chose it: never one of those that we make ourselves, whatever they choose. */
export const clientKey = (given: string): string => `client:${given}`;
