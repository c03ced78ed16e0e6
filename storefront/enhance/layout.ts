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
