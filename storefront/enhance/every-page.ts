import { scriptData } from './own-script';

/** The same width at which the app changes its layouts, in px. */
const desktop = '(min-width: 768px)';

/** Says on the root which variant of the page layout is showing; the styles follow the width by themselves. */
export function keepLayout(root: HTMLElement) {
  const query = matchMedia(desktop);
  const say = () => {
    root.dataset['layout'] = query.matches ? 'page-desktop' : 'page-mobile';
  };
  say();
  query.addEventListener('change', say);
}

/** What goes wrong in the page is reported, as in the app. What reports comes with the first error: while there is none it costs nothing. */
export function reportErrors() {
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, (event) => {
      // Where that does not come, its error would be the next to be told of.
      import(/* @vite-ignore */ scriptData['problems'] as string).then(
        ({ reportEvent }) => reportEvent(event),
        () => {},
      );
    });
}
