import contract from '@haat/openapi/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { hasName, hasPan, type KycEvent, kycMachine, transition } from '.';

const events: KycEvent[] = [
  { type: 'pan.given' },
  { type: 'pan.valid' },
  { type: 'pan.doubtful' },
  { type: 'pan.invalid' },
  { type: 'review.accepted' },
  { type: 'review.refused' },
  { type: 'account.verified' },
  { type: 'account.lost' },
];

it('leaves no transition of a KYC unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: kycMachine, events });
  console.info(`kyc: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('has the statuses of the contract, no more and no fewer', () => {
  expect(Object.keys(kycMachine.states).sort()).toEqual(
    [...contract.components.schemas.KycStatus.enum].sort(),
  );
});

it('is complete only with a PAN beyond doubt and an account', () => {
  for (const state of ['none', 'panChecking', 'panDoubtful', 'panRefused'] as const) {
    expect(transition(state, { type: 'account.verified' })).toEqual({ refused: true });
    expect(hasPan.has(state)).toBe(false);
  }
  expect(transition('panVerified', { type: 'account.verified' })).toEqual({ state: 'complete' });
  expect(transition('complete', { type: 'account.lost' })).toEqual({ state: 'panVerified' });
  for (const state of hasPan) expect(hasName.has(state)).toBe(true);
});

it('is never at its end after a refusal', () => {
  expect(transition('panDoubtful', { type: 'review.refused' })).toEqual({ state: 'panRefused' });
  expect(transition('panRefused', { type: 'pan.given' })).toEqual({ state: 'panChecking' });
});

it('keeps a PAN that is verified: another needs the operator first', () => {
  for (const state of hasPan) expect(transition(state, { type: 'pan.given' })).toEqual({ refused: true });
  expect(transition('complete', { type: 'review.refused' })).toEqual({ state: 'panRefused' });
});
