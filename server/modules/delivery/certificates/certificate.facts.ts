/** Everything that a certificate says on paper. */
export interface CertificateFacts {
  code: string;
  name: string;
  courseTitle: string;
  /** Empty where its creator has deleted the account. */
  creatorName: string;
  /** ISO 8601. */
  finishedAt: string;
  /** Of the course. */
  language: string;
  siteName: string;
  /** Of the page that confirms it, in full. */
  url: string;
}
