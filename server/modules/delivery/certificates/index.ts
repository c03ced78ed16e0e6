export { type Certificates, createCertificates, type PublicCertificate } from './certificate.service';
