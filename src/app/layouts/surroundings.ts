/** How the places of a signed-in person surround a screen. */
export type Surroundings = 'places' | 'page' | 'workspace';
