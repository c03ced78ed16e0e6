/** Less than this below, in px, and the list opens above. */
const roomForList = 200;

/** Where a list opens whose control ends at `bottom`, in a window of this height; both in px from the window's top. */
export const placeOfList = (bottom: number, windowHeight: number): 'above' | 'below' =>
  windowHeight - bottom < roomForList ? 'above' : 'below';
