import { logoShapes } from '../../lib/brand/logo-shapes.ts';
import { element } from '../svg/element.ts';

/** The tamarack of the logo; the enclosing group positions it. */
export function logoMark(colour: string): string {
  return (
    element('path', { fill: colour, d: logoShapes.tree }) +
    element('path', { fill: logoShapes.gold, d: logoShapes.needle })
  );
}
