/** A buyer's page answers to its own width, so that the editor can show it beside itself. */
export const wide = '(min-width: 900px)';
