/** What a certificate says, as it was when it was issued. */
export interface CertificateTable {
  seller_id: string;
  grant_id: string;
  /** Its number and the secret of its address. */
  code: string;
  product_id: string;
  holder_name: string;
  course_title: string;
  /** Empty once its creator is erased. */
  creator_name: string;
  language: string;
  finished_at: Date;
  issued_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    certificate: CertificateTable;
  }
}
