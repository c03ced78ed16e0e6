import { inLanguage } from '@haat/i18n';
import { expect, test } from 'vitest';
import '../hi/hindi';
import { receiptNotification } from '../orders/receipt.template';
import { changeAbouts, type SessionNotice } from './session.notice';
import { sessionNotification } from './session.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const noticeAbout = (about: SessionNotice['about'], email: string | null = 'asha@example.com') => {
  const [sample] = sessionNotification.samples().filter((one) => one.about === about && one.email !== null);
  if (!sample) throw new Error(`No sample of ${about}`);
  return { ...sample, email };
};

test('goes by text message and by mail, with the door and no file; without an address by text message alone', () => {
  const { sms, mail } = sessionNotification.write(noticeAbout('hour'), sender);
  expect(sms?.text).toMatch(/: in 1 hour, 7:00 pm\. Join: https:\/\/.+\/join\?from=link - Haat$/);
  expect(mail?.text).toContain('7:00 pm to 8:30 pm, India time');
  expect(mail).toMatchObject({ unsubscribe: expect.stringContaining('/lesson-messages/') });
  expect(mail?.calendar).toBeUndefined();
  expect(sessionNotification.write(noticeAbout('soon', null), sender).mail).toBeNull();
});

test('a day before it says tomorrow where that is the day, on the clocks of India', () => {
  const subjectAt = (at: string, timeZone: string) =>
    sessionNotification.write({ ...noticeAbout('day'), at, timeZone }, sender).mail?.subject;
  // It is at 7 pm in India, at 1:30 pm in London.
  const [evening, morning] = ['2026-12-11T18:00:00.000Z', '2026-12-11T19:00:00.000Z'];
  expect(subjectAt(evening, 'Asia/Kolkata')).toMatch(/^Tomorrow at 7:00 pm: /);
  expect(subjectAt(morning, 'Asia/Kolkata')).toMatch(/^Today at 7:00 pm: /);
  expect(subjectAt(morning, 'Europe/London')).toMatch(/^Today at 7:00 pm, India time/);
});

test('a new time brings the file that moves it in a calendar', () => {
  const { mail, sms } = sessionNotification.write(noticeAbout('moved'), sender);
  expect(sms?.text).toContain('now 12 Dec, 7:00 pm');
  expect(mail?.calendar?.method).toBe('PUBLISH');
  for (const line of ['UID:9xQ2kmWcPfXk4RtB@haat.example', 'SEQUENCE:1', 'DTSTART:20261212T133000Z'])
    expect(mail?.calendar?.content).toContain(`${line}\r\n`);
});

test('what changed besides the start is said as it is, and brings a file', () => {
  const said = changeAbouts.map((about) => {
    const { sms, mail } = sessionNotification.write(noticeAbout(about), sender);
    return [
      sms?.variables['news'],
      mail?.subject.replace('Sourdough in a weekend', 'It'),
      mail?.calendar?.method,
    ];
  });
  expect(said).toEqual([
    ['now lasts 1 h 30 min', 'It now lasts 1 h 30 min', 'PUBLISH'],
    ['this is its new name', 'New name: It', 'PUBLISH'],
    ['also on 12 Dec, 7:00 pm', 'New session of It: 12 December 2026, 7:00 pm', 'PUBLISH'],
    ['not on 12 Dec, 7:00 pm', 'Session of It dropped: 12 December 2026, 7:00 pm', 'CANCEL'],
    ['its sessions changed', 'The sessions of It changed', 'PUBLISH'],
  ]);
  const { mail } = sessionNotification.write(noticeAbout('changed'), sender);
  expect(mail?.text).toContain('Dropped: 12 December 2026, 7:00 pm to 8:30 pm, India time');
  expect(mail?.calendar?.content.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});

test('a line that is read alone says India’s time by name where the session is held by other clocks', () => {
  const abroad = (about: SessionNotice['about']) => ({
    ...noticeAbout(about),
    timeZone: 'America/New_York',
    event: { ...noticeAbout(about).event, startsAt: '2026-12-12T19:00:00.000Z' },
  });
  const subjectOf = (notice: SessionNotice) => {
    const { mail, push } = sessionNotification.write(notice, sender);
    expect(push?.title).toBe(mail?.subject);
    return mail?.subject.replace('Sourdough in a weekend', 'It');
  };
  // Half past midnight in India, the day after that of New York.
  const late = { ...abroad('day'), at: '2026-12-11T19:00:00.000Z' };
  expect(subjectOf(late)).toBe('Tomorrow at 12:30 am, India time: It');
  expect(subjectOf({ ...late, at: '2026-12-12T18:40:00.000Z' })).toBe('Today at 12:30 am, India time: It');
  expect(subjectOf(abroad('moved'))).toBe('New time for It: 13 December 2026, 12:30 am, India time');
  expect(subjectOf(abroad('dateChanged'))).toBe(
    'Your new date for It: 13 December 2026, 12:30 am, India time',
  );
  expect(subjectOf(abroad('added'))).toBe('New session of It: 13 December 2026, 12:30 am, India time');
  expect(subjectOf(noticeAbout('day'))).toBe('Tomorrow at 7:00 pm: It');
  expect(inLanguage('hi', () => subjectOf(late))).toBe('कल रात 12:30 बजे, भारतीय समय: It');
  const { text = '' } = sessionNotification.write(abroad('moved'), sender).mail ?? {};
  expect(text).toContain('Time: 2:00 pm to 3:30 pm, New York time');
  expect(text).toContain('India time: 13 December 2026, 12:30 am to 2:00 am');
});

test('no variable is longer than operators take, in either language', () => {
  for (const about of ['day', 'hour', 'soon', 'moved', ...changeAbouts] as const)
    for (const spoken of ['en', 'hi'] as const) {
      const { sms } = inLanguage(spoken, () => sessionNotification.write(noticeAbout(about), sender));
      expect(Array.from(sms?.variables['news'] ?? '').length, sms?.text).toBeLessThanOrEqual(30);
    }
});

test('the receipt of a session says when it is and brings its file, under the same name', () => {
  const sample = receiptNotification.samples().find(({ sessions }) => sessions !== undefined);
  const { mail } = receiptNotification.write(sample as NonNullable<typeof sample>, sender);
  expect(mail?.text).toContain('Starts: 12 December 2026, 7:00 pm, India time');
  const content = mail?.calendar?.content.replaceAll('\r\n ', '');
  expect(content).toContain('UID:9xQ2kmWcPfXk4RtB@haat.example\r\nSEQUENCE:0\r\n');
  expect(content).toContain('/webinar/9xQ2kmWcPfXk4RtB/join');
});

test('goes to the devices of whoever proved the number, with the first sentence of the mail', () => {
  const { push, mail } = sessionNotification.write(noticeAbout('hour'), sender);
  expect(push).toEqual({
    accountId: expect.any(String),
    title: mail?.subject,
    text: expect.stringMatching(/^Sourdough in a weekend by .+ is coming up\.$/),
    link: expect.stringMatching(/\/webinar\/.+\/join\?from=link$/),
  });
  const { holderId: _, ...unknown } = noticeAbout('hour');
  expect(sessionNotification.write(unknown, sender).push).toBeNull();
});
