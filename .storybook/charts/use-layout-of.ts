import { useEffect, useState } from 'react';
import type { Chart } from './chart';
import { type Layout, layOut, type Measure } from './layout';

/** The drawing's places, once they are found and its letters are there to be measured. */
export function useLayoutOf(chart: Chart): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const found = await layOut(chart, await measureInThisPage());
      if (isWanted) setLayout(found);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [chart]);
  return layout;
}

async function measureInThisPage(): Promise<Measure> {
  const { fontFamily } = getComputedStyle(document.body);
  const fonts = { regular: `450 13px ${fontFamily}`, strong: `650 13px ${fontFamily}` };
  // Without the letters themselves the next best are measured, which is no reason not to draw.
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return (text, weight) => {
    canvas.font = fonts[weight];
    return canvas.measureText(text).width;
  };
}
