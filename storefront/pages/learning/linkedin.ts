import type { Certificate } from '@haat/openapi';
import { inIndia } from '../../document/time/when';

/** The form of LinkedIn that adds a certificate to a profile, filled in. `address` is that of the page that confirms it, in full. */
export function linkedInUrl(
  { code, courseTitle, creatorName, finishedAt }: Certificate,
  address: string,
): string {
  const day = inIndia(finishedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    ...(creatorName !== '' && { organizationName: creatorName }),
    issueYear: String(day.getUTCFullYear()),
    issueMonth: String(day.getUTCMonth() + 1),
    certUrl: address,
    certId: code,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
