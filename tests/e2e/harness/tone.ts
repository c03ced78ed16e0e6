// Sound that is made here: a tone as WAV, and silence as AAC, which needs no encoder.
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';

const rate = 44_100;

/** A tone of one channel, 16 bits a sample. */
export function wavOf(seconds: number): Buffer {
  const samples = seconds * rate;
  const file = Buffer.alloc(44 + 2 * samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + 2 * samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < samples; at += 1)
    file.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + 2 * at);
  return file;
}

/** M4A of AAC-LC, 48 kHz, one channel, in which nothing sounds. */
export async function silentM4a(seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const length = 1_024 / 48_000;
  const description = new Uint8Array([0x11, 0x88]);
  const decoderConfig = { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000, description };
  for (let at = 0; at < seconds / length; at += 1) {
    const frame = new Uint8Array([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]);
    await source.add(
      new EncodedPacket(frame, 'key', at * length, length),
      at === 0 ? { decoderConfig } : undefined,
    );
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
