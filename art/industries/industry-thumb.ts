import type { Frame } from '../field/frame.ts';

/** Side of the plan area that a thumbnail shows, in plan units, and the thumbnail's size. */
const part = 300;
const size = 208;

/**
 * Crops an industry's plan around its mark, for lists.
 *
 * @param plan drawn without labels
 */
export function industryThumb(plan: string): string {
  const [x, y, width, height] = numbersIn(/viewBox="([^"]*)"/, plan);
  const [across, down] = numbersIn(/data-mark="([^"]*)"/, plan);
  const frame: Frame = {
    x: within(across - part / 2, x, x + width - part),
    y: within(down - part / 2, y, y + height - part),
    width: part,
    height: part,
  };
  return plan.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${frame.x} ${frame.y} ${part} ${part}" width="${size}" height="${size}"`,
  );
}

function numbersIn(attribute: RegExp, drawing: string): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = (attribute.exec(drawing)?.[1] ?? '').split(' ').map(Number);
  return [a, b, c, d];
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
