/** In this browser something was bought: else it is not asked for what its buyer said the last time. */
const mark = 'haat.bought';

export function noteBought(): void {
  try {
    localStorage.setItem(mark, '1');
  } catch {
    // Without storage it is asked for each time.
  }
}

export function hasBought(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}
