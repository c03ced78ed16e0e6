/** The layers of the cascade, the weakest first. Beside the styles, because the build reads it without drawing any. */
export const layerOrder = ['reset', 'theme', 'component', 'atom'] as const;
