/** What goes wrong in the page is reported, as in the app. What reports comes with the first error: while there is none it costs nothing. */
export function reportErrors() {
  const { problems } = document.querySelector<HTMLScriptElement>('script[data-problems]')?.dataset ?? {};
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, (event) => {
      // Where that does not come, its error would be the next to be told of.
      import(/* @vite-ignore */ problems as string).then(
        ({ reportEvent }) => reportEvent(event),
        () => {},
      );
    });
}
