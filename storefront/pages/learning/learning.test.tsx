import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { file, fileWith } from '../../testing/access-parts';
import {
  certificatePageWith,
  certificateWith,
  finishedWith,
  learningWith,
  learnPageWith,
  lessonPageWith,
  liveOutline,
  livePageWith,
  liveSessionWith,
  quizPageWith,
  sentBackWith,
  writtenPageWith,
} from '../../testing/learning';
import { CertificatePage } from './CertificatePage';
import { LearnPage } from './LearnPage';
import { LessonPage } from './LessonPage';
import { LiveSessionPage } from './LiveSessionPage';
import { linkedInUrl } from './linkedin';
import { nextLabel, nextLesson } from './next-lesson';

const at = '/learn/GrAnT7K2M9QabcdefG';

test('the outline leads to what is open, and says of the rest when it opens', () => {
  const page = renderToStaticMarkup(<LearnPage model={learnPageWith()} />);
  expect(page).toContain('1 of 5 lessons done');
  expect(page).toContain(`href="${at}/why"`);
  expect(page).not.toContain(`href="${at}/pot"`);
  expect(page).not.toContain(`href="${at}/cut"`);
  expect(page).toContain('Opens on 2 August 2026');
  expect(page).toContain('Continue: A first dough, by hand');
});

test('the button says where the buyer begins or goes on', () => {
  const labelOf = (changes: object) => {
    const learning = learningWith(changes);
    const next = nextLesson(learning);
    return next && nextLabel(learning, next);
  };
  expect(labelOf({ done: 0, nextLessonId: 'why' })).toBe('Start lesson 1');
  expect(labelOf({})).toBe('Continue: A first dough, by hand');
  expect(labelOf({ nextLessonId: null })).toBeNull();
});

test('a lesson is marked as done by a form, and one with a quiz by its answers', () => {
  expect(renderToStaticMarkup(<LessonPage model={lessonPageWith()} />)).toContain(
    `action="${at}/dough/done"`,
  );
  const quiz = renderToStaticMarkup(<LessonPage model={quizPageWith()} />);
  expect(quiz).toContain(`action="${at}/test/quiz"`);
  expect(quiz).not.toContain('/done"');
  expect(quiz).toContain('type="radio"');
  expect(quiz).toContain('type="checkbox"');
  expect(quiz).toContain('inputMode="decimal"');
});

test('the files of a lesson are downloaded at once, where there are several', () => {
  const drawnWith = (...parts: (typeof file)[]) => {
    const { lesson, ...model } = lessonPageWith();
    return renderToStaticMarkup(<LessonPage model={{ ...model, lesson: { ...lesson, parts } }} />);
  };
  const several = drawnWith(file, fileWith('Hk3VbNq8TzRmL5sD', { size: 83_000 }));
  expect(several).toContain('href="/media/archive/HT7K2M9QabcdefGH/dough"');
  expect(several).toContain('Download 2 files (2.5\u00a0MB)');
  for (const parts of [[file], [file, fileWith('Hk3VbNq8TzRmL5sD', { size: 5 * 1024 ** 3 })]])
    expect(drawnWith(...parts)).not.toContain('/media/archive/');
});

test('beside a lesson stand those of its section, the one that is open marked, and no others', () => {
  const page = renderToStaticMarkup(<LessonPage model={lessonPageWith()} />);
  const aside = /<aside.*<\/aside>/.exec(page)?.[0] ?? '';
  expect(aside).toContain(`href="${at}/why"`);
  expect(aside.match(/aria-current="page"/g)).toHaveLength(1);
  expect(aside).not.toContain('A heavy pot is an oven');
});

const session = (changes: Parameters<typeof livePageWith>[0]) =>
  renderToStaticMarkup(<LessonPage model={livePageWith(changes)} />);

test('a session is joined while its room is open, and put into a calendar before', () => {
  const ahead = session({});
  expect(ahead).toContain('Saturday, 25 July 2026');
  expect(ahead).toContain('6:30 pm to 7:30 pm, India time');
  expect(ahead).toContain('You can join from 6:20 pm.');
  expect(ahead).toContain(`href="${at}/dough/session.ics"`);
  expect(ahead).not.toContain('/join"');
  expect(ahead.match(/data-main-action/g)).toHaveLength(1);
  for (const status of ['open', 'live'] as const) {
    const open = session({ status });
    expect(open).toContain(`href="${at}/dough/join"`);
    expect(open).toMatch(/data-main-action[^>]*>(?:(?!<\/a>).)*Join the session/);
    // Joining comes first, and it can be marked as done all the same.
    expect(open.match(/data-main-action/g)).toHaveLength(1);
    expect(open).toContain(`action="${at}/dough/done"`);
  }
});

test('a session that is over leads to its recording, where there is one', () => {
  const over = session({ status: 'ended', attendedAt: '2026-07-25T12:58:00.000Z' });
  expect(over).toContain('The session is over. If there is a recording');
  expect(over).toContain('You were there.');
  expect(over).not.toMatch(/\/join"|session\.ics/);
  const recorded = session({ status: 'ended', hasRecording: true });
  expect(recorded).toContain('Watch the recording');
  expect(recorded).toContain(`href="${at}/dough/join"`);
  const here = session({ status: 'ended', hasRecording: true, isRecordingHere: true });
  expect(here).toContain('Its recording is below.');
  expect(here).not.toContain('/join"');
});

test('the outline says when sessions are, which one runs, and which is recorded', () => {
  const page = renderToStaticMarkup(<LearnPage model={liveOutline()} />);
  expect(page).toContain('Recording · 1 h');
  expect(page).toContain('Live session ended · 1 h');
  expect(page).toMatch(/Live now<\/span> · 1 h/);
  expect(page).toContain('Live on 25 July, 6:30 pm · 1 h');
});

test('a course that was begun can begin again, after it is said what is lost', () => {
  const page = renderToStaticMarkup(<LearnPage model={learnPageWith()} />);
  expect(page).toContain(`action="${at}/restart"`);
  expect(page).toContain('quizzes with a limited number of tries.');
  const lessons = learningWith().sections.flatMap((section) => section.lessons);
  const sections = [
    { id: 's', title: 'All', lessons: lessons.map((lesson) => ({ ...lesson, position: 0, doneAt: null })) },
  ];
  expect(renderToStaticMarkup(<LearnPage model={learnPageWith({ sections })} />)).not.toContain('/restart');
});

const written = (changes: Parameters<typeof writtenPageWith>[0] = {}) =>
  renderToStaticMarkup(<LessonPage model={writtenPageWith(changes)} />);

test('the time of a note leads to it; of a film that is gone it is only said', () => {
  const page = written();
  expect(page).toContain(`href="${at}/dough?film=fLmT7K2M9Qabcdef&amp;t=94#media-fLmT7K2M9Qabcdef"`);
  expect(page).toContain('id="media-fLmT7K2M9Qabcdef"');
  expect(page).toContain('1:02:05');
  expect(page).not.toContain('film=gone');
  expect(page).toContain('0:12');
  expect(page).not.toContain('t=12');
});

test('an address with a time begins there without a script, whatever was watched before', () => {
  const { lesson } = writtenPageWith().lesson;
  const shown = { ...writtenPageWith().lesson, lesson: { ...lesson, position: 40 } };
  expect(written({ lesson: shown })).toContain('src="/stream/video/fLmT7K2M9Qabcdef#t=40"');
  const goTo = { mediaId: 'fLmT7K2M9Qabcdef', position: 94 };
  expect(written({ lesson: shown, goTo })).toContain('src="/stream/video/fLmT7K2M9Qabcdef#t=94"');
});

test('a lesson that plays nothing asks for no time, and for one of two films with it', () => {
  const page = renderToStaticMarkup(<LessonPage model={lessonPageWith()} />);
  expect(page).toContain(`action="${at}/dough/notes"`);
  expect(page).not.toContain('name="time"');
  expect(written()).toContain('name="time"');
  expect(written()).not.toContain('<select');
  const shown = writtenPageWith().lesson;
  const [film] = shown.parts;
  if (!film) throw new Error('there is no film');
  const two = { ...shown, parts: [film, { ...film, mediaId: 'other', title: 'Shaping' }] };
  expect(written({ lesson: two })).toMatch(/<select name="film"[\s\S]*Stretch and fold[\s\S]*Shaping/);
});

test('only whoever asked is offered to delete a question, while it waits', () => {
  const page = written();
  expect(page.match(/\/questions\/\w+\/delete/g)).toEqual(['/questions/QuEsT7K2M9QabcdefH/delete']);
  expect(page).toContain('Waits for an answer');
  expect(page).toContain('Hidden by the creator: only you see it');
  expect(page).toContain(`href="${at}/dough?questions=older#questions"`);
});

test('a form that was sent back says what is wrong where it is, and keeps what was typed', () => {
  const page = renderToStaticMarkup(<LessonPage model={sentBackWith({})} />);
  expect(page).toMatch(/<input[^>]*name="time"[^>]*value="1:75"[^>]*>/);
  expect(page).toContain('Enter a time such as 1:30.');
  const edited = sentBackWith({ noteId: 'NoTeT7K2M9QabcdefH', errors: { text: 'Write something first.' } });
  const open = renderToStaticMarkup(<LessonPage model={edited} />);
  expect(open.match(/<details open/g)).toHaveLength(1);
});

test('where the holder is erased nothing can be written any more', () => {
  const page = written({ canWrite: false });
  expect(page).not.toMatch(/action="[^"]*\/notes/);
  expect(page).not.toContain('Ask the creator');
  const none = { notes: [], questions: { items: [], next: null, isFirst: true } };
  expect(written({ canWrite: false, ...none })).not.toContain('data-lesson-part');
});

const drawn = (certificate: Parameters<typeof finishedWith>[0]) =>
  renderToStaticMarkup(<LearnPage model={finishedWith(certificate)} />);

test('a certificate is announced before it is earned, and then downloaded, shared and shown on LinkedIn', () => {
  const waits = { status: 'pending', issued: null } as const;
  expect(renderToStaticMarkup(<LearnPage model={learnPageWith({ certificate: waits })} />)).toContain(
    'A certificate waits at the end.',
  );
  expect(renderToStaticMarkup(<LearnPage model={learnPageWith()} />)).not.toContain('certificate');
  const page = drawn({ status: 'issued', issued: certificateWith() });
  expect(page).toContain('In the name of Asha Verma');
  expect(page).toMatch(/<a (?=[^>]* download)[^>]*href="\/certificate\/7Hk2mWc9PfXk4RtB9aQzYv\.pdf"/);
  expect(page).toContain('href="/certificate/7Hk2mWc9PfXk4RtB9aQzYv"');
  expect(page).toContain('https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME');
});

test('where no name is known it is asked for', () => {
  const page = drawn({ status: 'nameRequired', issued: null });
  expect(page).toContain(`action="${at}/certificate"`);
  expect(page).toMatch(/<input[^>]* name="name"/);
});

test('one main action is on a page: lessons that were added come before the download', () => {
  const certificate = { status: 'issued', issued: certificateWith() } as const;
  const page = renderToStaticMarkup(<LearnPage model={learnPageWith({ certificate })} />);
  expect(page.match(/data-main-action/g)).toHaveLength(1);
  expect(page).toContain('Download PDF');
});

test('LinkedIn is told the month in India', () => {
  const address = 'https://haat.example/certificate/7Hk2mWc9PfXk4RtB9aQzYv';
  const told = (finishedAt: string) =>
    Object.fromEntries(new URL(linkedInUrl(certificateWith({ finishedAt }), address)).searchParams);
  expect(told('2026-12-31T20:00:00.000Z')).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Bread in Indian Kitchens',
    organizationName: 'Meera Kulkarni',
    issueYear: '2027',
    issueMonth: '1',
    certUrl: address,
    certId: '7Hk2mWc9PfXk4RtB9aQzYv',
  });
});

test('a certificate that was withdrawn says so, and not whose it was', () => {
  const page = renderToStaticMarkup(<CertificatePage model={certificatePageWith({ certificate: null })} />);
  expect(page).toContain('This certificate was withdrawn');
  expect(page).not.toContain('Asha');
  expect(page).not.toContain('.pdf');
});

test('a webinar without a date says so, and offers no file for calendars', () => {
  const page = renderToStaticMarkup(<LiveSessionPage model={liveSessionWith({}, { session: null })} />);
  expect(page).toContain('No date yet');
  expect(page).not.toContain('calendar');
  const cancelled = { reason: '', amount: 0, refund: 'none' as const };
  const over = renderToStaticMarkup(
    <LiveSessionPage model={liveSessionWith({}, { session: null, cancelled })} />,
  );
  expect(over).toContain('This live session was cancelled');
  expect(over).not.toMatch(/calendar|No date yet/);
});
