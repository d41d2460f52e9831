/** The signs of the four directions in a language: west is W in English, O in French. */
export type Compass = Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
