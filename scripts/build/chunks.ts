// Which modules lie in a file together. Left to itself the build makes a file of every set of entries that share something, two hundred
// in all, and each costs a phone a request. Decision 0040 says what was weighed.
import { pathOf, type Readers } from './readers.ts';

/** A screen alone does not make others wait for what it shares with one or two of them. */
const fewScreens = 3;

/** Who needs a module. */
interface Need {
  app: boolean;
  signIn: boolean;
  /** Around every screen of signed-in people, or on more than a few of them. */
  everyday: boolean;
  /** On any screen of signed-in people. */
  signedIn: boolean;
  /** The buyer's scripts: the form, the state of a payment, a plan, and the step between, which has no React. */
  checkout: boolean;
  payment: boolean;
  plan: boolean;
  paying: boolean;
  /** What the first script of a page brings when something went wrong: it waits for nothing else. */
  problems: boolean;
  /** Style sheets that the server writes into pages: how many of the three. Nobody runs these entries. */
  sheets: number;
}

/**
 * The first that fits names the file. What a module imports is needed wherever the module is, so it fits the same line or one that is
 * loaded there anyway: no two files wait for each other, and nobody loads a screen to see a page.
 */
const chunks: readonly [name: string, fits: (need: Need) => boolean][] = [
  ['problems', ({ problems }) => problems],
  ['charts', ({ app, paying }) => app && paying],
  ['', ({ paying }) => paying],
  ['base', ({ app, checkout, payment, sheets }) => app && (checkout || payment || sheets === 3)],
  ['base', ({ checkout, payment, plan }) => checkout && payment && plan],
  ['base', ({ signIn, payment }) => signIn && payment],
  ['', ({ checkout, payment }) => checkout && payment],
  ['form', ({ checkout, signIn, signedIn }) => checkout && (signIn || signedIn)],
  ['account', ({ plan, app, signIn }) => plan && (app || signIn)],
  ['brand', ({ app, sheets }) => app && sheets > 0],
  ['', ({ app, signIn }) => app || signIn],
  ['page', ({ payment, signedIn }) => payment && signedIn],
  ['price', ({ plan, signedIn, sheets, everyday }) => (plan && signedIn) || (sheets > 0 && everyday)],
  ['price', ({ plan, checkout, sheets }) => plan && !checkout && sheets > 0],
  ['desk', ({ everyday }) => everyday],
];

/** Files that are named after what they are for. */
export const chunkNames: ReadonlySet<string> = new Set(chunks.map(([name]) => name));

/** The name of a module's file by the entries that need it, or null where the build decides by itself. */
export function chunkFor(entries: ReadonlySet<string>): string | null {
  const need = needOf(entries);
  return chunks.find(([, fits]) => fits(need))?.[0] || null;
}

/** What styles run on: every part that React draws needs it. */
const isOfStyles = (path: string) => path.includes('node_modules/@vanilla-extract/');

/** A copy that the first script of a buyer's page has of what it shares with others: it lies nowhere else. */
const isOwnCopy = (id: string) => /\?(page|preview|buying|here)$/.test(id);

/** The same as Rolldown asks for it. An entry is a file of its own. */
export function division(readers: Readers) {
  const entries = new Set([...readers.values()].flatMap((of) => [...of]));
  const name = (id: string): string | null => {
    if (isOwnCopy(id)) return null;
    const path = pathOf(id);
    if (isOfStyles(path)) return 'base';
    const of = readers.get(path);
    return !of || entries.has(path) ? null : chunkFor(of);
  };
  return { includeDependenciesRecursively: false, groups: [{ name }] };
}

function needOf(entries: ReadonlySet<string>): Need {
  const all = [...entries];
  const screens = all.filter((entry) => /^src\/(screens|app\/signed-in)\//.test(entry));
  return {
    app: entries.has('index.html'),
    signIn: entries.has('src/app/router/SignInRoute.tsx'),
    everyday: screens.length >= fewScreens || entries.has('src/app/signed-in/SignedInLayout.tsx'),
    signedIn: screens.length > 0,
    checkout: entries.has('storefront/client/checkout/checkout.tsx'),
    payment: entries.has('storefront/client/payment.tsx'),
    plan: entries.has('storefront/client/plan/plan.tsx'),
    paying: entries.has('storefront/client/pay.ts'),
    problems: entries.has('storefront/client/problems.ts'),
    sheets: all.filter((entry) => entry.endsWith('.entry.ts')).length,
  };
}
