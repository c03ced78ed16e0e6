import type { ProductKind } from '@haat/openapi';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useFileUploads, useUploadsBelow } from '../../../components/uploads/use-file-uploads';
import { filesHere } from '../../../queries/catalog/uploads.queries';

const Places = createContext<readonly string[]>([]);

interface UploadPlaceProps {
  owner: string;
  kind: ProductKind;
  /** Null while the server does not know the product. */
  productId: string | null;
  children: ReactNode;
}

/** Whose fields files are uploaded for: what was begun for a new product belongs to it once it is saved. */
export function UploadPlace({ owner, kind, productId, children }: UploadPlaceProps) {
  const place = `${owner}.${productId ?? `new.${kind}`}`;
  const [places, setPlaces] = useState<readonly string[]>([place]);
  const latest = useRef(place);
  useEffect(() => {
    const before = latest.current;
    if (before === place) return;
    latest.current = place;
    setPlaces((now) => [place, ...now.filter((one) => one !== place)]);
    void filesHere.moveFiles(before, place);
  }, [place]);
  return <Places value={places}>{children}</Places>;
}

/** Uploads for a field of the product that is edited. */
export const useFieldUploads = (field: string) =>
  useFileUploads(useContext(Places).map((place) => `${place}.${field}`));

/** Those of all fields whose names begin so. */
export const useUploadsBelowField = (field: string) =>
  useUploadsBelow(useContext(Places).map((place) => `${place}.${field}`));
