export { samples } from './generated/samples';
export { sampleCover } from './parts/sample-cover';
