import { svgDocument } from '../sheet/svg-document.ts';
import { logoMark } from './logo-mark.ts';

/** The company's mark by itself, in the colour of the text around it where it is drawn into the page. */
export function logo(): string {
  return svgDocument({ x: 0, y: 0, width: 30, height: 34 }, logoMark('currentColor'));
}
