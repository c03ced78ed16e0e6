import { expect, it } from 'vitest';
import { writeDigest } from './digest.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const item = (number: number) => ({
  title: `You sold notes ${number}`,
  text: '₹499 paid.',
  link: '/transaction',
});
const written = (count: number) =>
  writeDigest(
    {
      template: 'digest',
      accountId: 'meera',
      email: 'meera@example.com',
      day: '2026-01-05',
      items: Array.from({ length: count }, (_, index) => item(index + 1)),
    },
    sender,
  );

it('names what happened, and where all of it stands', () => {
  const { mail, push, sms } = written(2);
  expect([push, sms]).toEqual([null, null]);
  expect(mail).toMatchObject({ to: 'meera@example.com', subject: 'Your shop on 5 January: 2 updates' });
  expect(mail?.text).toContain('You sold notes 1. ₹499 paid.\n\nYou sold notes 2.');
  expect(mail?.text).toContain('https://haat.example/notifications');
  expect(written(1).mail?.subject).toBe('Your shop on 5 January: 1 update');
});

it('stays a summary on a very good day', () => {
  const { mail } = written(23);
  expect(mail?.text).toContain('You sold notes 20.');
  expect(mail?.text).not.toContain('You sold notes 21.');
  expect(mail?.text).toContain('And 3 more.');
});
