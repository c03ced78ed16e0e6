import type { MediaFile } from '@haat/openapi';
import { useEditorTools } from '../parts/editor/tools';
import { UploadRows } from '../parts/editor/uploads/UploadRows';
import { useReadyUploads } from '../parts/editor/uploads/use-ready-uploads';
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
  const unfinished = useReadyUploads(closed, send, (file, { target }) => {
    const lessonId = lessonOf(target);
    if (lessonId !== undefined) onFile(lessonId, file);
  });
  return <UploadRows uploads={unfinished} send={send} pick={pick} />;
}
