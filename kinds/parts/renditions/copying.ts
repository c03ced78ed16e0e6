// What of a source can be taken as it is: every browser plays it, and it can be cut into segments.
import { EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny';
import { isSlim, segmentSeconds } from './renditions.rules';

/** AAC that every browser plays: LC, and both HE-AAC. */
const playedAac: readonly (string | null)[] = ['mp4a.40.2', 'mp4a.40.5', 'mp4a.40.29'];
/** About half a minute of sound. */
const measuredPackets = 1_500;

export const isPlayedSound = async (audio: InputAudioTrack): Promise<boolean> =>
  (await audio.getCodec()) === 'aac' && playedAac.includes(await audio.getCodecParameterString());

/** Whether sound has no more bits than a rendition of it may have. */
export const isSlimSound = async (audio: InputAudioTrack): Promise<boolean> =>
  isSlim('audio', (await audio.computePacketStats(measuredPackets)).averageBitrate);

/** H.264 that stands upright, with key frames often enough. */
export async function isPlayedPicture(video: InputVideoTrack): Promise<boolean> {
  if ((await video.getCodec()) !== 'avc' || (await video.getRotation()) !== 0) return false;
  const sink = new EncodedPacketSink(video);
  const options = { metadataOnly: true };
  let key = await sink.getFirstKeyPacket(options);
  while (key) {
    const next = await sink.getNextKeyPacket(key, options);
    const end = next?.timestamp ?? (await video.computeDuration());
    if (end - key.timestamp > 2 * segmentSeconds) return false;
    key = next;
  }
  return true;
}
