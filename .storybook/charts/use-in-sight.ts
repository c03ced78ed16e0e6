import { type RefObject, useEffect } from 'react';

/** Scrolls a drawing that is wider than its sheet so that the innermost lit state can be seen. The page itself stays put. */
export function useInSight(sheet: RefObject<HTMLElement | null>, where: string, isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const box = [...(sheet.current?.querySelectorAll('[data-lit] > rect') ?? [])].at(-1);
    if (!sheet.current || !box || where === '') return;
    const frame = sheet.current.getBoundingClientRect();
    const { left, right } = box.getBoundingClientRect();
    const margin = Math.min(48, frame.width / 8);
    if (left < frame.left) sheet.current.scrollBy(left - frame.left - margin, 0);
    else if (right > frame.right) sheet.current.scrollBy(right - frame.right + margin, 0);
  }, [sheet, where, isDrawn]);
}
