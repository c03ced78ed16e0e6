/** A round top for the axis and its steps, at most four lines. Takes and gives the unit of the values. */
export function axisOf(highest: number): { top: number; steps: number[] } {
  if (highest <= 0) return { top: 1, steps: [0] };
  const rough = highest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const lines = Math.ceil(highest / step);
  return { top: step * lines, steps: Array.from({ length: lines + 1 }, (_, index) => step * index) };
}

/** Which of the days under the chart carry their names: the first, the last, and a few between. */
export function namedDays(count: number, atMost: number): number[] {
  if (count <= atMost) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: atMost }, (_, index) => Math.round((index * (count - 1)) / (atMost - 1)));
}
