import { loader } from './loader.states';
import { navigationSetup } from './navigation.setup';
import { screen } from './screen.states';

/** Going from one screen to the next. */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  type: 'parallel',
  context: { error: undefined },
  states: { screen, loader },
});
