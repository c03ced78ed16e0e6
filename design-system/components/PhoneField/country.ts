export interface Country {
  /** Two letters of ISO 3166. */
  code: string;
  name: string;
  /** Without the plus. */
  callingCode: string;
}
