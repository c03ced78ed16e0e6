import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  PathedTarget,
  type Target,
} from 'mediabunny';

export interface TestVideo {
  seconds: number;
  width?: number;
  height?: number;
  /** Without: a picture alone. */
  hasSound?: boolean;
  /** Without: sound alone. */
  hasPicture?: boolean;
  /** Bytes of each picture. */
  pictureBytes?: number;
  /** Seconds between key frames; 1 if left out. */
  keyFrameInterval?: number;
  /** So many more tracks of sound. */
  moreTracks?: number;
}

const framesPerSecond = 25;
const samplesPerSecond = 44_100;
const samplesOfPacket = 1_024;

/** Writes bits, and numbers as H.264 does (Exp-Golomb). */
function bits() {
  let text = '';
  const write = (value: number, length: number) => {
    text += value.toString(2).padStart(length, '0');
  };
  return {
    write,
    ue(value: number) {
      const code = (value + 1).toString(2);
      text += '0'.repeat(code.length - 1) + code;
    },
    bytes(): number[] {
      const whole = `${text}1`.padEnd(Math.ceil((text.length + 1) / 8) * 8, '0');
      return (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    },
  };
}

/** The description of H.264 pictures of this size, which are whole blocks of 16 px and what is cut off. */
function descriptionOf(width: number, height: number): Buffer {
  const sps = bits();
  for (const value of [0, 0, 2, 1]) sps.ue(value);
  sps.write(0, 1);
  const [wide, high] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  sps.ue(wide - 1);
  sps.ue(high - 1);
  sps.write(0b111, 3);
  for (const cut of [0, (wide * 16 - width) / 2, 0, (high * 16 - height) / 2]) sps.ue(cut);
  sps.write(0, 1);
  const body = Buffer.from([0x67, 0x42, 0xc0, 0x1e, ...sps.bytes()]);
  return Buffer.concat([
    Buffer.from([1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, body.length]),
    body,
    Buffer.from([1, 0, 4, 0x68, 0xce, 0x38, 0x80]),
  ]);
}

async function write(
  format: OutputFormat,
  target: Target | PathedTarget<Target>,
  { seconds, width = 640, height = 360, pictureBytes = 200, ...video }: TestVideo,
): Promise<void> {
  const output = new Output({ format, target } as ConstructorParameters<typeof Output>[0]);
  const { hasPicture = true, hasSound = true, moreTracks = 0, keyFrameInterval = 1 } = video;
  const picture = hasPicture ? new EncodedVideoPacketSource('avc') : null;
  const sounds = Array.from(
    { length: (hasSound ? 1 : 0) + moreTracks },
    () => new EncodedAudioPacketSource('aac'),
  );
  if (picture) output.addVideoTrack(picture, { frameRate: framesPerSecond });
  for (const sound of sounds) output.addAudioTrack(sound);
  await output.start();
  for (let second = 0; second < seconds; second++) {
    if (picture) await addPictures(picture, { second, width, height, pictureBytes, keyFrameInterval });
    for (const sound of sounds) await addSound(sound, second, Math.min(seconds, second + 1));
  }
  await output.finalize();
}

async function addPictures(
  source: EncodedVideoPacketSource,
  {
    second,
    width,
    height,
    pictureBytes,
    keyFrameInterval,
  }: Required<Pick<TestVideo, 'width' | 'height' | 'pictureBytes' | 'keyFrameInterval'>> & { second: number },
): Promise<void> {
  const data = Buffer.alloc(pictureBytes, second);
  data.writeUInt32BE(pictureBytes - 4);
  const decoderConfig = {
    codec: 'avc1.42c01e',
    codedWidth: width,
    codedHeight: height,
    description: descriptionOf(width, height),
  };
  for (let frame = 0; frame < framesPerSecond; frame++) {
    const isKey = frame === 0 && second % keyFrameInterval === 0;
    const time = second + frame / framesPerSecond;
    const packet = new EncodedPacket(
      pictureOf(data, isKey),
      isKey ? 'key' : 'delta',
      time,
      1 / framesPerSecond,
    );
    await source.add(packet, second + frame === 0 ? { decoderConfig } : undefined);
  }
}

/** The kind of a picture stands in its first byte, after its length. */
function pictureOf(data: Buffer, isKey: boolean): Buffer {
  const picture = Buffer.from(data);
  picture[4] = isKey ? 0x65 : 0x41;
  return picture;
}

async function addSound(source: EncodedAudioPacketSource, from: number, to: number): Promise<void> {
  const decoderConfig = {
    codec: 'mp4a.40.2',
    numberOfChannels: 2,
    sampleRate: samplesPerSecond,
    description: Buffer.from([0x12, 0x10]),
  };
  const length = samplesOfPacket / samplesPerSecond;
  for (let number = Math.ceil(from / length); number * length < to; number++)
    await source.add(
      new EncodedPacket(Buffer.alloc(100, number), 'key', number * length, length),
      number === 0 ? { decoderConfig } : undefined,
    );
}

const bytesIn = (target: BufferTarget | undefined) => Buffer.from(target?.buffer ?? new ArrayBuffer(0));

/** An MP4 of H.264 and AAC, whose packets hold no picture that could be decoded. */
export async function mp4Of(video: TestVideo): Promise<Buffer> {
  const target = new BufferTarget();
  await write(new Mp4OutputFormat({ fastStart: 'in-memory' }), target, video);
  return bytesIn(target);
}

export interface TestRendition {
  init: Buffer;
  segments: { bytes: Buffer; ms: number }[];
}

/** One rendition as a browser prepares it: an init segment, and segments of four seconds. */
export async function renditionOf(video: TestVideo): Promise<TestRendition> {
  const files = new Map<string, BufferTarget>();
  let playlist = '';
  const format = new HlsOutputFormat({
    segmentFormat: new CmafOutputFormat(),
    targetDuration: 4,
    onPlaylist: (content) => {
      playlist = content;
    },
  });
  const target = new PathedTarget('master.m3u8', ({ path }) => {
    const file = new BufferTarget();
    files.set(path, file);
    return file;
  });
  await write(format, target, video);
  const bytesOf = (path: string) => bytesIn(files.get(path));
  const [, init = ''] = /URI="([^"]+)"/.exec(playlist) ?? [];
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^\n#]+)/g)];
  return {
    init: bytesOf(init),
    segments: segments.map(([, seconds, path = '']) => ({
      bytes: bytesOf(path.trim()),
      ms: Math.round(Number(seconds) * 1_000),
    })),
  };
}

/** The first bytes of a JPEG picture, and an end. */
export const jpegOf = (bytes = 300) => {
  const picture = Buffer.alloc(bytes, 1);
  picture.set([0xff, 0xd8, 0xff, 0xe0]);
  return picture;
};

/** Where a box of MP4 with this name begins; boxes of a name that comes once. */
export const boxAt = (file: Buffer, type: string): number => file.indexOf(type, 0, 'latin1') - 4;
