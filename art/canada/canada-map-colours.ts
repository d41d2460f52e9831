import { colours } from '../sheet/colours.ts';

/** The map of Canada has a ground of its own: the country stands out from its neighbours and the sea. */
export const canadaMapColours = {
  night: {
    canada: '#12407a',
    neighbours: '#0a2747',
    borders: '#3a73b8',
    water: colours.night950,
    shore: colours.blue300,
    line: '#2f6db5',
  },
  light: {
    canada: colours.white,
    neighbours: '#e9eef3',
    borders: colours.blue300,
    water: colours.blue100,
    shore: colours.blue700,
    line: colours.blue500,
  },
  blue: {
    canada: '#1360b4',
    neighbours: '#0a4f9b',
    borders: colours.blue400,
    water: colours.blue700,
    shore: colours.blue200,
    line: colours.blue500,
  },
} as const;
