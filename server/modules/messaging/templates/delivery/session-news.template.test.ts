import { inLanguage } from '@haat/i18n';
import { expect, test } from 'vitest';
import '../hi/hindi';
import { type SessionNews, sessionNewsNotification } from './session-news.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const newsAbout = (about: SessionNews['about']): SessionNews => {
  const sample = sessionNewsNotification.samples().find((one) => one.about === about && one.email !== null);
  if (!sample) throw new Error(`No sample of ${about}`);
  return sample;
};

test('what is cancelled says what goes back and when, and brings the file that takes it out of calendars', () => {
  const { sms, mail } = sessionNewsNotification.write(newsAbout('cancelled'), sender);
  expect(sms?.text).toMatch(/: cancelled, refund in 5-7 days\. More: https:\/\/.+ - Haat$/);
  expect(mail?.subject).toBe('Cancelled: Sourdough in a weekend');
  for (const part of ['₹499 is refunded', '5 to 7 working days', 'I have lost my voice'])
    expect(mail?.text).toContain(part);
  expect(mail?.calendar?.method).toBe('CANCEL');
  for (const line of ['METHOD:CANCEL', 'UID:9xQ2kmWcPfXk4RtB@haat.example', 'SEQUENCE:1', 'STATUS:CANCELLED'])
    expect(mail?.calendar?.content).toContain(`${line}\r\n`);
  expect(mail?.calendar?.content).not.toContain('VALARM');
});

test('of a series all sessions leave the calendar', () => {
  const cancelled = newsAbout('cancelled');
  const events = [cancelled.event, { ...cancelled.event, uid: `${cancelled.event.uid}-s2` }];
  const { mail } = sessionNewsNotification.write({ ...cancelled, events }, sender);
  expect(mail?.calendar?.content.match(/UID:[^@]+/g)).toEqual([
    'UID:9xQ2kmWcPfXk4RtB',
    'UID:9xQ2kmWcPfXk4RtB-s2',
  ]);
});

test('a free seat speaks of no money', () => {
  const { amount: _, ...free } = newsAbout('cancelled');
  const { sms, mail } = sessionNewsNotification.write(free, sender);
  expect(sms?.text).toContain(': cancelled. More:');
  expect(mail?.text).not.toMatch(/refund/i);
});

test('a recording and a free seat bring no file', () => {
  for (const about of ['recorded', 'seat'] as const)
    expect(sessionNewsNotification.write(newsAbout(about), sender).mail?.calendar).toBeUndefined();
  expect(sessionNewsNotification.write(newsAbout('seat'), sender).sms?.text).toContain(
    'a seat until 5:30 pm',
  );
});

test('no variable is longer than operators take, in either language', () => {
  for (const about of ['cancelled', 'recorded', 'seat'] as const)
    for (const spoken of ['en', 'hi'] as const) {
      const { sms } = inLanguage(spoken, () => sessionNewsNotification.write(newsAbout(about), sender));
      expect(Array.from(sms?.variables['news'] ?? '').length, sms?.text).toBeLessThanOrEqual(30);
    }
});
