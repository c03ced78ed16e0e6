import { pdfOf, programFile, zipOf } from './files';
import { boxAt, mp4Of } from './video';

/** As many tracks as this; those beyond the first ones are copies. */
async function bombOfTracks(count: number): Promise<Buffer> {
  const file = await mp4Of({ seconds: 1 });
  const [movie, track] = [boxAt(file, 'moov'), boxAt(file, 'trak')];
  const size = file.readUInt32BE(movie);
  const copies = Buffer.concat(
    Array.from({ length: count }, () => file.subarray(track, track + file.readUInt32BE(track))),
  );
  const head = Buffer.from(file.subarray(0, movie + size));
  head.writeUInt32BE(size + copies.length, movie);
  return Buffer.concat([head, copies, file.subarray(movie + size)]);
}

/** Its head says another length, in all of its places. */
async function lyingVideo(): Promise<Buffer> {
  const file = await mp4Of({ seconds: 4, hasSound: false });
  const times = 600;
  for (const [box, at] of [
    ['mvhd', 24],
    ['tkhd', 28],
    ['mdhd', 24],
  ] as const) {
    const place = boxAt(file, box) + at;
    file.writeUInt32BE(file.readUInt32BE(place) * times, place);
  }
  return file;
}

async function bombOfSizes(): Promise<Buffer> {
  const bytes = await zipOf(
    Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`${place}.txt`, 'x'])),
  );
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(0xf0000000, at + 24);
  return bytes;
}

/** A file as somebody would upload it who means no good, and the reason with which it is refused. */
export interface HostileMedia {
  what: string;
  purpose: 'file' | 'video' | 'audio';
  bytes: Buffer;
  reason: RegExp;
}

export async function hostileMedia(): Promise<HostileMedia[]> {
  const video = await mp4Of({ seconds: 4 });
  const zip = await zipOf({ 'a.txt': 'x' });
  const of = (what: string, purpose: HostileMedia['purpose'], bytes: Buffer, reason: RegExp) => ({
    what,
    purpose,
    bytes,
    reason,
  });
  return [
    of('a PDF that calls itself a video', 'video', await pdfOf(2), /^This file is not a video/),
    of('a program that calls itself a video', 'video', programFile(), /./),
    of('a video that calls itself audio', 'audio', await mp4Of({ seconds: 2, hasSound: false }), /not audio/),
    of('a video without its end', 'video', video.subarray(0, video.length - 2_000), /damaged or incomplete/),
    of(
      'a video that is its head alone',
      'video',
      video.subarray(0, boxAt(video, 'mdat')),
      /damaged|not a video/,
    ),
    of(
      'a video that lies about its length',
      'video',
      await lyingVideo(),
      /length that this file states|longer than/,
    ),
    of('a bomb of tracks', 'video', await bombOfTracks(20_000), /more than 16 tracks|reasonable time/),
    of('a zip of zips', 'file', await zipOf({ 'in/a.zip': zip, 'b.zip': zip }), /other packed files/),
    of('a zip that unpacks to 120 GB', 'file', await bombOfSizes(), /unpacks to more than 50 GB/),
    of('half a zip', 'file', zip.subarray(0, -30), /damaged/),
    of('a program that calls itself a book', 'file', programFile(), /^Programs/),
    of('noise', 'file', Buffer.from([1, 0, 2, 0, 0xfe, 0, 9]), /cannot read/),
  ];
}
