/**
 * Packages that are fine for a reason of their own, and what their licence is where they say none in a form that can be read. A star at the end
 * stands for the builds of one package for several machines.
 */
export const exceptions = {
  '@axe-core/playwright': ['MPL-2.0', 'tests alone; it is not changed'],
  '@img/sharp-libvips-*': ['LGPL-3.0-or-later', 'a library that is linked at run time and can be exchanged'],
  '@img/sharp-wasm32': [
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'the same library for machines without a build; it is not changed',
  ],
  '@img/sharp-win32-*': ['Apache-2.0 AND LGPL-3.0-or-later', 'the same library, in its own file'],
  'axe-core': ['MPL-2.0', 'tests and Storybook only; it is not changed'],
  'caniuse-lite': ['CC-BY-4.0', 'data that a tool reads while it builds; none of it is served'],
  elkjs: ['EPL-2.0 OR GPL-3.0-or-later', 'draws the charts in Storybook; it is not changed'],
  eval: ['MIT', 'its LICENSE is MIT; package.json says so in an old form. Runs while it builds'],
  lightningcss: ['MPL-2.0', 'makes style sheets small while it builds; it is not changed'],
  'lightningcss-*': ['MPL-2.0', 'builds of lightningcss'],
  '@mediabunny/aac-encoder': [
    'MPL-2.0',
    'a file of its own that is called and not changed; it holds libavcodec (LGPL-2.1), whose source is public',
  ],
  mediabunny: ['MPL-2.0', 'a library that is called and not changed; its source is public'],
  'png-js': ['MIT', 'its LICENSE is MIT; package.json says nothing'],
  'require-like': ['MIT', 'its License is MIT; package.json says nothing. Runs while it builds'],
};
