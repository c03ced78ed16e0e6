import { Readable } from 'node:stream';
import { inLanguage, type Language, learn, localeOf, t } from '@haat/i18n';
import yazl from 'yazl';
import type { Stored } from '../../../gateways/storage';
import type { Db } from '../../../platform/database/database';
import { asCsv, asJson } from './data-export.files';
import { bySection, type Exporter, type Owner } from './exporter';
import { findAll } from './exporter.repository';
import { hi } from './hi';

learn(hi);

/** Title of the archive. */
interface Label {
  /** Of the installation. */
  name: string;
  language: Language;
  at: Date;
}

/** The index of files in the archive. */
function readme({ name, language, at }: Label, exporters: readonly Exporter[]): string {
  return inLanguage(language, () => {
    const date = new Intl.DateTimeFormat(localeOf(), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
      at,
    );
    const files = exporters.map(({ name: file, holds }) => `${file}: ${t(holds)}`);
    return [
      t('All the data {name} holds about you, as of {date}.', { name, date }),
      t(
        'Each file comes twice: as CSV for spreadsheets, with money in rupees, and as JSON for programs, with money in paise. Times are in UTC.',
      ),
      t('It contains names and numbers of your buyers. Keep it somewhere private.'),
      '',
      ...files,
      `pictures: ${t('The pictures of your products in full size, named by the ids in the products list.')}`,
      '',
    ].join('\r\n');
  });
}

/** A JPEG, as large as it is kept. */
export interface StoredPicture {
  id: string;
  stored: Stored;
}

/** Data of a user: rows and files. */
export interface Goods {
  owner: Owner;
  exporters: readonly Exporter[];
  pictures: readonly StoredPicture[];
}

/**
 * Everything of somebody as one zip, in pieces: each file is read only when its turn has come, and no faster than the pieces are taken. A file
 * that cannot be read to its end ends the whole with its error.
 */
export function archiveOf(
  db: Db,
  { owner, pictures, ...goods }: Goods,
  label: Label,
): AsyncIterable<Uint8Array> {
  const exporters = bySection(goods.exporters);
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  const options = { mtime: label.at };
  zip.addBuffer(Buffer.from(`\uFEFF${readme(label, exporters)}`, 'utf8'), 'README.txt', options);
  const add = (path: string, lines: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(path, options, (done) =>
      done(null, Readable.from(lines(), { objectMode: false }).on('error', fail)),
    );
  // A JPEG does not become smaller by being packed.
  for (const { id, stored } of pictures)
    zip.addReadStreamLazy(`pictures/${id}.jpg`, { ...options, compress: false }, (done) =>
      done(null, stored.open().on('error', fail)),
    );
  for (const exporter of exporters) {
    add(`csv/${exporter.name}.csv`, () => asCsv(findAll(db, exporter, owner)));
    add(`json/${exporter.name}.json`, () => asJson(findAll(db, exporter, owner)));
  }
  zip.end();
  return output;
}
