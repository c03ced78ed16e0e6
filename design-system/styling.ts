/** For style sheets of other rooms (`*.css.ts`): the tokens and the layers, and no component with its rules. */
export { component, media } from './styles/rules';
export { vars } from './themes/contract.css';
export { fontSize, fontWeight, measure, motion, radius, space } from './tokens/scales';
