import { logoShapes } from '../../lib/brand/logo-shapes.ts';
import { themeColor } from '../../lib/brand/theme-color.ts';

/** The site palette; names match the design tokens of the style sheet. */
export const colours = {
  white: '#ffffff',
  night950: '#06172d',
  night900: '#092343',
  night800: '#0d315e',
  blue700: themeColor,
  blue600: '#125aae',
  blue500: '#2a7ace',
  blue400: '#5ca0e4',
  blue300: '#8cc1ef',
  blue200: '#bddcf6',
  blue100: '#dcedfb',
  land: '#f6f5ed',
  ink900: '#101e33',
  ink700: '#39475c',
  larch400: logoShapes.gold,
} as const;
