import { A } from './Texts';

/** An address that opens the program for mail. */
export const MailTo = ({ address }: { address: string }) => <A href={`mailto:${address}`}>{address}</A>;

/** A number that dials. */
export const Call = ({ number }: { number: string }) => (
  <A href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</A>
);
