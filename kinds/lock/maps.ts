import type { ReceivedPart } from '@haat/openapi';

export type Place = NonNullable<ReceivedPart['place']>;

/** The way to a place: in the maps of a phone, and on a map that every browser opens. Null where nothing says where it is. */
export function mapsOf({ address, city, latitude, longitude }: Place): { app: string; web: string } | null {
  if (latitude !== undefined && longitude !== undefined) {
    const point = `${latitude},${longitude}`;
    return {
      app: `geo:${point}?q=${point}`,
      web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    };
  }
  const words = [address, city].filter(Boolean).join(', ');
  if (words === '') return null;
  const query = encodeURIComponent(words);
  return { app: `geo:0,0?q=${query}`, web: `https://www.openstreetmap.org/search?query=${query}` };
}
