// What a creator waits for who looks at how a course of 300 lessons is learned by 10,000 members, on the embedded database.
import { kinds, productKinds } from '@haat/kinds/facts';
import type { CourseContent, Engagement, MemberProgressList } from '@haat/openapi';
import { reading } from '../tests/faults/books';
import { buy } from '../tests/simulators/buyer';
import { call } from '../tests/simulators/call';
import { startHaat } from '../tests/simulators/haat';
import { expectStatus, publishProduct, signIn } from '../tests/simulators/shop';
import { fillMembers } from './engagement.rows';
import { median } from './measure/ratios';
import { publish } from './measure/report';

const day = 86_400_000;
const lessons = 300;
const lessonsOfSection = 100;
/** Each so many lessons have a quiz, and a live session. */
const every = 10;
/** Ms between two calls of somebody else. */
const askEveryMs = 250;
const wanted = { first: 250, page: 100, members: 150, attendance: 250, file: 10_000, meanwhile: 400 };

function contentOf(): CourseContent {
  const startsAt = new Date(Date.now() + 30 * day).toISOString();
  const lesson = (number: number) => ({
    id: `l${number}`,
    title: `Lesson ${number}: how bread rises`,
    text: `Weigh the flour of loaf ${number}.`,
    ...(number % every === 0 && {
      quiz: {
        pass: 60,
        questions: [{ id: 'q', type: 'text' as const, text: 'What is it?', correct: ['Bread'] }],
      },
      live: { startsAt, minutes: 60, joinUrl: 'https://meet.google.com/abc-defg-hij' },
    }),
  });
  return {
    sections: Array.from({ length: lessons / lessonsOfSection }, (_, section) => ({
      id: `s${section}`,
      title: `Week ${section + 1}`,
      lessons: Array.from({ length: lessonsOfSection }, (__, at) =>
        lesson(section * lessonsOfSection + at + 1),
      ),
    })),
  };
}

/** A course whose members have learned for months; the server over it is started anew. */
async function learnedCourse(members: number) {
  const haat = await startHaat();
  const kind = kinds.find((one) => productKinds[one].contentSchema === 'CourseContent');
  if (!kind) throw new Error('No kind has several lessons');
  const { token } = await signIn(haat, '9812345704', 'Meera');
  const prices = [{ type: 'once' as const, amount: 19_900 }];
  const { id } = await publishProduct(haat.url, token, {
    kind,
    title: 'Bread',
    prices,
    content: contentOf(),
  });
  const { id: orderId } = await buy(haat.url, id, '9700000001');
  const { dataDir } = haat;
  await haat.stop();
  const filled = { orderId, productId: id, members, lessons, every };
  await reading({ dataDir }, (query) => fillMembers(query, filled));
  const again = await startHaat({ dataDir });
  return { url: again.url, token, id, close: () => again.dispose().then(() => haat.dispose()) };
}

export async function measure(quick: boolean): Promise<void> {
  const members = quick ? 500 : 10_000;
  const rounds = quick ? 3 : 15;
  const course = await learnedCourse(members);
  const at = `/api/products/${course.id}/engagement`;
  const read = async <Body>(path: string) =>
    expectStatus(await call<Body>(course.url, 'GET', path, { token: course.token }), 200);
  const timed = async (path: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await read(path);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const { next } = await read<Engagement>(`${at}?limit=50`);
  const list = await read<MemberProgressList>(`${at}/members?limit=50`);
  const first = await timed(`${at}?limit=50`);
  const page = await timed(`${at}?limit=50&cursor=${next}`);
  const ofMembers = await timed(`${at}/members?limit=50`);
  const further = await timed(`${at}/members?limit=50&cursor=${list.next}`);
  const quizzes = await timed(`${at}/members/${list.items[0]?.id}/quizzes`);
  const attendance = await timed(`${at}/lessons/l${every}/attendance`);
  const { file, meanwhile } = await fileOf(course, `${at}/members.csv`);
  await course.close();
  const ms = (time: number) => `${Math.round(time)} ms`;
  const goal = (name: string, time: number, most: number) => ({
    name,
    measured: ms(time),
    wanted: `≤ ${most} ms`,
    met: time <= most,
  });
  await publish(
    {
      section: 'engagement',
      conditions: `${lessons} lessons, of which ${lessons / every} have a quiz and a live session, ${members} members, and half of the lessons begun by each: ${(members * lessons) / 2} rows of progress. Embedded database, over HTTP, medians of ${rounds}.`,
      head: ['what', 'measured'],
      rows: [
        ['first 50 lessons, with totals', ms(first)],
        ['50 more', ms(page)],
        ['first 50 members', ms(ofMembers)],
        ['50 more', ms(further)],
        ['quizzes of a member', ms(quizzes)],
        ['25 who attended a session', ms(attendance)],
        ['the file of all members', ms(file)],
        ['another call while the file is written, the slowest', ms(meanwhile)],
      ],
      goals: [
        goal('first 50 lessons, with totals', first, wanted.first),
        goal('50 more', page, wanted.page),
        goal('first 50 members', ofMembers, wanted.members),
        goal('25 who attended a session', attendance, wanted.attendance),
        goal('the file of all members', file, wanted.file),
        goal('another call meanwhile, the slowest', meanwhile, wanted.meanwhile),
      ],
    },
    quick,
  );
}

/** How long a file takes by itself, and how long somebody waits at most who asks now and then while it is written, in ms. */
async function fileOf({ url, token }: { url: string; token: string }, path: string) {
  const readFile = async () => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const lines = (await answer.text()).trim().split('\r\n').length;
    if (lines < 500) throw new Error(`The file has ${lines} lines`);
  };
  const began = performance.now();
  await readFile();
  const file = performance.now() - began;
  let isRead = false;
  const again = readFile().finally(() => {
    isRead = true;
  });
  let meanwhile = 0;
  while (!isRead) {
    const asked = performance.now();
    expectStatus(await call(url, 'GET', '/api/products?limit=5', { token }), 200);
    meanwhile = Math.max(meanwhile, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  await again;
  return { file, meanwhile };
}
