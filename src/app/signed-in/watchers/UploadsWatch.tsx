import type { ReactNode } from 'react';
import { Uploads } from '../../../actors/uploads.actor';
import { liveUploads } from '../../../components/uploads/live-uploads';

const logic = liveUploads({ isWanted: ({ purpose }) => purpose !== undefined });

/** Sends files for as long as one person is signed in. */
export function UploadsWatch({ children }: { children: ReactNode }) {
  return (
    <Uploads.Provider logic={logic} options={{ input: { parallel: 3 } }}>
      {children}
    </Uploads.Provider>
  );
}
