import { colours } from './colours.ts';

/** The colour of each part of a picture. */
export type Scheme = {
  readonly water: string;
  /** Deeper water. */
  readonly water2: string;
  readonly land: string;
  /** Land near the banks. */
  readonly land2: string;
  /** Offset lines along a shape. */
  readonly line: string;
  /** Outlines. */
  readonly shore: string;
  /** Parallels on land. */
  readonly faint: string;
  readonly ink: string;
  readonly label: string;
  readonly waterLabel: string;
  readonly frame: string;
  readonly paper: string;
  readonly fill1: string;
  readonly fill2: string;
  readonly solid: string;
};

/** Colour schemes for white pages, the dark ground and the brand blue. */
export const schemes = {
  light: {
    water: colours.blue100,
    water2: '#c9e2f7',
    land: colours.land,
    land2: '#ece9da',
    line: colours.blue500,
    shore: colours.blue700,
    faint: colours.blue300,
    ink: colours.night900,
    label: colours.ink700,
    waterLabel: colours.blue600,
    frame: colours.night900,
    paper: colours.white,
    fill1: colours.blue200,
    fill2: colours.blue300,
    solid: colours.blue700,
  },
  night: {
    water: colours.night950,
    water2: colours.night900,
    land: colours.night800,
    land2: colours.night900,
    line: colours.blue500,
    shore: colours.blue300,
    faint: '#1c4a86',
    ink: colours.white,
    label: colours.blue200,
    waterLabel: colours.blue300,
    frame: colours.blue300,
    paper: colours.night950,
    fill1: '#123d74',
    fill2: '#1a5299',
    solid: colours.blue300,
  },
  blue: {
    water: colours.blue700,
    water2: '#0a4f9b',
    land: '#1360b4',
    land2: colours.blue600,
    line: colours.blue400,
    shore: colours.blue200,
    faint: colours.blue500,
    ink: colours.white,
    label: colours.blue100,
    waterLabel: colours.blue200,
    frame: colours.blue200,
    paper: colours.blue700,
    fill1: '#1a68bf',
    fill2: colours.blue500,
    solid: colours.white,
  },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;
