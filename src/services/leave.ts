/** Goes on to a page of the server's own, as a payment is. */
export const leaveFor = (path: string): void => window.location.assign(path);
