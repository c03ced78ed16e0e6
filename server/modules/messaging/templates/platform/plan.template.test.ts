import { expect, it } from 'vitest';
import { type PlanNotice, writePlan } from './plan.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const notice: PlanNotice = {
  template: 'plan',
  accountId: '0193b2aa-0000-7000-8000-000000000001',
  phone: '+919876543210',
  email: 'meera@example.com',
  about: 'reminder',
  plan: 'PREMIUM',
  endsAt: '2026-06-01T04:30:00.000Z',
  days: 3,
  amount: 58_882,
  feeBasisPoints: 500,
};

it('reminds by mail and push, says that nothing is charged by itself, and leads to the plan', () => {
  const { sms, mail, push } = writePlan(notice, sender);
  expect(sms).toBeNull();
  expect(mail?.subject).toBe('Your Premium plan ends in 3 days');
  expect(mail?.text).toContain('It is paid until 1 June 2026 and does not auto-renew.');
  expect(mail?.text).toContain('https://haat.example/Pay-PREMIUM');
  expect(push).toMatchObject({ accountId: notice.accountId, title: 'Your Premium plan ends in 3 days' });
});

it('says which day it is in words', () => {
  const titleAt = (days: number) => writePlan({ ...notice, days }, sender).push?.title;
  expect([1, 0].map(titleAt)).toEqual(['Your Premium plan ends tomorrow', 'Your Premium plan ends today']);
});

it('writes a text message to whoever has no e-mail, and none once it is over', () => {
  const reminded = writePlan({ ...notice, email: null }, sender);
  expect(reminded.mail).toBeNull();
  expect(reminded.sms).toMatchObject({
    to: '+919876543210',
    text: 'Premium plan from Haat is paid until 1 June 2026. Renew for Rs 588.82: https://haat.example/Pay-PREMIUM - Haat',
  });
  const { amount: _amount, days: _days, ...over } = notice;
  const ended = writePlan({ ...over, email: null, about: 'ended' }, sender);
  expect(ended.sms).toBeNull();
  expect(ended.push?.text).toContain('From your next sale the fee is 5 %.');
});
