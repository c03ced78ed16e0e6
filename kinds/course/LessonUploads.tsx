import { readyMedia } from '@haat/machines/upload';
import type { MediaFile } from '@haat/openapi';
import { useEffect } from 'react';
import { useEditorTools } from '../parts/editor/tools';
import { UploadRows } from '../parts/editor/uploads/UploadRows';
import { lessonsField } from './field-names';

interface LessonUploadsProps {
  /** The lesson that is written, which shows its own. */
  opened: string | null;
  onFile: (lessonId: string, file: MediaFile) => void;
}

/** The lesson that an upload is for; undefined where it is for something else, such as another content of a file. */
const lessonOf = (target: string): string | undefined => /\.lessons\.([^.]+)\.items$/.exec(target)?.[1];

/** Uploads for lessons that were closed meanwhile: they go on, and their files are added all the same. */
export function LessonUploads({ opened, onFile }: LessonUploadsProps) {
  const { useUploadsBelow } = useEditorTools();
  const { uploads, send, pick } = useUploadsBelow(lessonsField);
  const closed = uploads.filter(({ target }) => {
    const lessonId = lessonOf(target);
    return lessonId !== undefined && lessonId !== opened;
  });
  useEffect(() => {
    for (const upload of closed) {
      const media = readyMedia(upload);
      const lessonId = lessonOf(upload.target);
      if (!media || lessonId === undefined) continue;
      onFile(lessonId, media);
      send(upload.key, 'take');
    }
  });
  return <UploadRows uploads={closed.filter(({ is }) => is !== 'ready')} send={send} pick={pick} />;
}
