import type { AnyStateMachine } from 'xstate';

type Provided<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]>;

/** `provide` takes a part and a stub left out fails late, so the type asks for all of it. */
export type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Provided<Machine>['actors']>>;

/** Implementations of the machines' actions and actors. */
export type Commands<
  Machine extends AnyStateMachine,
  Name extends keyof NonNullable<Provided<Machine>['actions']>,
> = Required<Pick<NonNullable<Provided<Machine>['actions']>, Name>>;
