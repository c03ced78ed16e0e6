import { globalFontFace } from '@vanilla-extract/css';

/** Fallback while Anek loads */
globalFontFace('Anek Fallback', {
  src: "local('Roboto'), local('Roboto Regular'), local('Arial'), local('Liberation Sans')",
  sizeAdjust: '94.5%',
  ascentOverride: '95.2%',
  descentOverride: '21.2%',
  lineGapOverride: '0%',
});
