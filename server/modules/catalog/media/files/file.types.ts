import { fileTypeFromBuffer } from 'file-type';
import type { UploadPurpose } from '../upload.rules';

/** Enough of a file to know what it is. */
export const headBytes = 64 * 1024;

const faults = {
  not_a_video: 'This file is not a video we can read. Use MP4.',
  not_audio: 'This file is not audio we can read. Use MP3 or M4A.',
  program: 'Programs and installers cannot be sold here.',
  macros: 'This document contains macros. Save it without them.',
  other_archive: 'Packed files of this type cannot be checked. Use ZIP.',
  unknown_file: 'We cannot read this file. Export it as PDF, or put it into a ZIP file.',
  broken_archive: 'This ZIP file is damaged. Create it again.',
  other_type: 'This file is of another type than the one it replaces. Upload it as a new file.',
  cannot_stamp:
    'Buyers get this PDF stamped with their name, and this one cannot be stamped. Turn stamping off first, or use another file.',
  archive_in_archive:
    'This ZIP file contains other packed files. Unpack them first: many phones cannot open them.',
  too_long: 'This is longer than 8 hours. Split it.',
  too_many_pixels: 'The picture of this video is larger than 4K. Export it at 4K or less.',
  too_many_tracks: 'This file has more than 16 tracks. Export it with one picture and one sound track.',
  wrong_length: 'The length that this file states is not the length of its content. Export it again.',
  broken_media: 'This file is damaged or incomplete. Export it again.',
  infected: 'A virus was found in this file. Check your device for viruses, and upload a clean copy.',
  slow_to_read: 'This file cannot be read in reasonable time. Export it as MP4.',
  archive_too_large: 'This ZIP file has too many files, or unpacks to more than 50 GB. Split it.',
} as const;

/** Why a file is not taken. */
export type FileFault = keyof typeof faults;

export const faultText = (fault: FileFault): string => faults[fault];

export interface FileType {
  /** Media type. */
  type: string;
  /** Endings that its name may have, without a dot; the first is added to a name that has none of them. */
  extensions: readonly string[];
}

const videos: Readonly<Record<string, readonly string[]>> = {
  'video/mp4': ['mp4', 'm4v'],
  'video/x-m4v': ['m4v', 'mp4'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/matroska': ['mkv'],
};
const audios: Readonly<Record<string, readonly string[]>> = {
  'audio/mpeg': ['mp3'],
  'audio/x-m4a': ['m4a'],
  'audio/mp4': ['m4a', 'm4b', 'mp4'],
  'audio/aac': ['aac'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/ogg; codecs=opus': ['opus', 'ogg'],
  'audio/flac': ['flac'],
};
const others: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf', 'ai'],
  'application/zip': ['zip', 'procreate', 'brushset', 'sketch', 'key', 'pages', 'numbers'],
  'application/epub+zip': ['epub'],
  'application/rtf': ['rtf'],
  // Word, Excel and PowerPoint before 2007.
  'application/x-cfb': ['doc', 'xls', 'ppt', 'pub', 'vsd', 'mpp'],
  'application/postscript': ['ps', 'ai', 'eps'],
  'application/eps': ['eps'],
  'application/x-indesign': ['indd'],
  'application/x-mobipocket-ebook': ['mobi'],
  'application/vnd.ms-asf': ['wma', 'wmv'],
  'application/x-blender': ['blend'],
  'application/x.autodesk.fbx': ['fbx'],
  'application/vnd.sketchup.skp': ['skp'],
};
const programs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/vnd.android.package-archive',
  'application/java-archive',
  'application/java-vm',
  'application/x-deb',
  'application/x-rpm',
  'application/x-google-chrome-extension',
  'application/x-apple-diskimage',
  'application/x-iso9660-image',
  'application/x-shockwave-flash',
  'application/x.ms.shortcut',
  'application/x.apple.alias',
  'application/wasm',
]);
const archives = new Set([
  'application/x-rar-compressed',
  'application/x-7z-compressed',
  'application/gzip',
  'application/x-gzip',
  'application/x-tar',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
  'application/x-lzip',
  'application/x-compress',
  'application/vnd.ms-cab-compressed',
]);
const readAsText = [
  'txt',
  'csv',
  'md',
  'srt',
  'vtt',
  'json',
  'ics',
  'cube',
  'xmp',
  'gpx',
  'kml',
  'gcode',
  'obj',
  'tex',
];

/** Media types of archives that are looked into. */
export const isZip = (type: string): boolean =>
  type === 'application/zip' ||
  type === 'application/epub+zip' ||
  type.startsWith('application/vnd.openxmlformats-') ||
  type.startsWith('application/vnd.oasis.opendocument.');

/** What a file is, by its first bytes (`headBytes`, or all of it) and for what it was sent. */
export async function fileTypeOf({
  head,
  purpose,
}: {
  head: Uint8Array;
  purpose: Exclude<UploadPurpose, 'picture'>;
}): Promise<FileType | FileFault> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (purpose === 'video') return ofPlayable(found?.mime, videos) ?? 'not_a_video';
  if (purpose === 'audio') return ofPlayable(soundOf(found?.mime), audios) ?? 'not_audio';
  if (!found || found.mime.startsWith('text/') || found.mime === 'application/xml')
    return isText(head) ? { type: 'text/plain', extensions: readAsText } : 'unknown_file';
  const { ext, mime } = found;
  const known = videos[mime] ?? audios[mime] ?? others[mime];
  if (known) return { type: mime, extensions: known };
  if (programs.has(mime)) return 'program';
  if (archives.has(mime)) return 'other_archive';
  if (mime.includes('macroenabled') || mime.includes('macroEnabled')) return 'macros';
  return isZip(mime) || /^(image|audio|video|font|model)\//.test(mime)
    ? { type: mime, extensions: [ext] }
    : 'unknown_file';
}

/** Recorders of phones write MP4 without the mark that it is sound alone. */
const soundOf = (mime: string | undefined) => (mime === 'video/mp4' ? 'audio/mp4' : mime);

const ofPlayable = (
  mime: string | undefined,
  types: Readonly<Record<string, readonly string[]>>,
): FileType | undefined => {
  const extensions = mime === undefined ? undefined : types[mime];
  return mime !== undefined && extensions ? { type: mime, extensions } : undefined;
};

/** Whether the bytes can be read as text in Unicode. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return true;
  if (head.includes(0)) return false;
  try {
    // The last character may be cut off.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The name under which a file is downloaded: its ending says what its bytes are. */
export function nameOf(name: string, { extensions }: FileType): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const [first = 'bin'] = extensions;
  if (ending !== undefined && extensions.includes(ending)) return name;
  if (ending === 'jpeg' && first === 'jpg') return name;
  return `${name.slice(0, 255 - first.length - 1)}.${first}`;
}
