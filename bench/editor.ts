// The editor of a course of 300 lessons on a cheap phone, beside that of a short one: what a creator waits for.
import type { Browser, Page } from 'playwright';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { editorOf, makeLongCourse } from '../tests/simulators/long-course';
import { type Creator, signIn } from '../tests/simulators/shop';
import { launchBrowser, rememberSession } from './measure/browser';
import { median, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';

/** Ms from what a hand does until it is drawn. */
interface Times {
  opened: number;
  typed: number;
  moved: number;
  dragged: number;
  saved: number;
}

const slowerCpu = 4;
const lessonsOfSection = 20;
const sizes = [
  ['300 lessons', 300],
  ['20 lessons', 20],
] as const;
const heads = ['opened', 'typed', 'moved', 'dragged', 'saved'] as const;

export async function measure(quick: boolean): Promise<void> {
  const rounds = quick ? 2 : 5;
  const haat = await startHaat();
  const creator = await signIn(haat, '9876500077', 'Meera Iyer');
  const courses = await Promise.all(
    sizes.map(async ([name, lessons]) => ({
      name,
      id: await makeLongCourse(haat.url, creator.token, { lessons, lessonsOfSection }),
      times: [] as Times[],
    })),
  );
  const browser = await launchBrowser();
  for (let round = 0; round < rounds; round += 1)
    for (const course of courses) course.times.push(await edited(browser, haat, creator, course.id));
  await browser.close();
  await haat.dispose();
  const [long, short] = courses;
  if (!long || !short) throw new Error('Both courses are measured');
  const timesOf = (of: { times: Times[] }, what: keyof Times) => of.times.map((one) => one[what]);
  await publish(
    {
      section: 'editor',
      conditions: `360×800, CPU ${slowerCpu}× slower, the API beside it, sections of ${lessonsOfSection} lessons, ${rounds} rounds in turn. Typed: a key in the title of a section until the next frame.`,
      head: ['course', ...heads.map((name) => `${name} ms`)],
      rows: courses.map((course) => [
        course.name,
        ...heads.map((what) => Math.round(median(timesOf(course, what)))),
      ]),
      goals: [
        ...(['typed', 'moved', 'dragged'] as const).map((what) => {
          const most = median(timesOf(long, what));
          return {
            name: `300 lessons: ${what}`,
            measured: `${Math.round(most)} ms`,
            wanted: '≤ 200 ms',
            met: most <= 200,
          };
        }),
        (() => {
          const ratio = ratioOf(timesOf(long, 'opened'), timesOf(short, 'opened'));
          return {
            name: 'opened, 300 / 20 lessons',
            measured: shown(ratio),
            wanted: '≤ 3',
            met: ratio.high <= 3,
          };
        })(),
      ],
    },
    quick,
  );
}

async function edited(browser: Browser, haat: Haat, creator: Creator, id: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: haat.url,
    locale: 'en-IN',
  });
  try {
    await rememberSession(context, creator);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto('/course');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    const from = Date.now();
    await page.evaluate((to) => window.history.pushState(null, '', to), editorOf(id));
    await page.getByRole('list', { name: 'Lessons of section 1', exact: true }).waitFor();
    const opened = Date.now() - from;
    const typed = await timeOfTyping(page);
    const moved = await timeOfMove(page);
    const dragged = await timeOfDrag(page);
    const asked = Date.now();
    await page.getByLabel('Title', { exact: true }).first().press('X');
    await page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    const saved = Date.now() - asked;
    return { opened, typed, moved, dragged, saved };
  } finally {
    await context.close();
  }
}

/** Ms from an event of the page until what it changed is drawn. */
async function untilDrawn(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    const measured = new Promise<number>((resolve) => {
      const begun = () => {
        const from = performance.now();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      };
      window.addEventListener(name, begun, { capture: true, once: true });
    });
    Object.assign(globalThis, { measured });
  }, event);
  await act();
  return page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
}

const keys = ['a', 'b', 'c', 'd', 'e'];

async function timeOfTyping(page: Page): Promise<number> {
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.focus();
  const times: number[] = [];
  for (const key of keys) times.push(await untilDrawn(page, 'keydown', () => page.keyboard.press(key)));
  return median(times);
}

async function timeOfMove(page: Page): Promise<number> {
  const down = page.getByRole('button', { name: 'Move lesson 1 of section 1 down', exact: true });
  return untilDrawn(page, 'click', () => down.click());
}

/** The third lesson is dragged over the first; timed is its drop. */
async function timeOfDrag(page: Page): Promise<number> {
  const handle = (number: number) =>
    page.getByRole('button', { name: `Reorder lesson ${number} of section 1`, exact: true });
  await handle(3).scrollIntoViewIfNeeded();
  const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()];
  if (!from || !to) throw new Error('The handles are drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y - 8, { steps: 6 });
  await page.locator('[data-dragged]').waitFor();
  return untilDrawn(page, 'pointerup', () => page.mouse.up());
}
