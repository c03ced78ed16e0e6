// Cuts India out of libphonenumber's metadata, so that a browser loads one country and not two hundred and forty.
// `node scripts/generate/phone-metadata.mjs` writes the file anew; a test fails when it no longer says what the library says.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import metadata from 'libphonenumber-js/mobile/metadata';
import { inRoot } from '../root.mjs';

export const phoneMetadataFile = 'design-system/components/PhoneField/india.metadata.ts';

/** Where the library's metadata of version 4 keeps what, in the list of a country. */
const place = { callingCode: 0, formats: 4, nationalPrefix: 5, types: 11 };
const mobileType = 1;
/** Most mobile numbers are written like this one; here all of them are. */
const sample = '9822041573';

/** The whole file, as the installed library would have it. */
export async function phoneMetadata() {
  if (metadata.version !== 4)
    throw new Error(`Metadata of version ${metadata.version} has an unknown layout.`);
  const { version } = JSON.parse(
    await readFile(inRoot('node_modules/libphonenumber-js/package.json'), 'utf8'),
  );
  const india = metadata.countries.IN;
  const [mobile] = india[place.types][mobileType];
  const [groups, national] = india[place.formats].find(([, , leading]) =>
    new RegExp(`^(?:${leading.at(-1)})`).test(sample),
  );
  return `// Cut from libphonenumber-js ${version} by \`node scripts/generate/phone-metadata.mjs\`; edits are lost.

/** Phone metadata: only the mobile numbers of India. */
export const india = {
  country: 'IN',
  callingCode: '${india[place.callingCode]}',
  nationalPrefix: '${india[place.nationalPrefix]}',
  mobile:
    /^(?:${mobile})$/,
  /** How the national number is grouped, and how the groups are written. */
  groups: /^${groups}$/,
  national: '${national}',
} as const;
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(inRoot(phoneMetadataFile), await phoneMetadata());
