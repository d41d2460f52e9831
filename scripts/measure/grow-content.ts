import fs from 'node:fs';
import path from 'node:path';

type Pair = { slug: string; city: string };

/**
 * Adds cities to a copy of the content until there are `wanted`, each with its landing pages. New cities reuse the texts of real
 * ones, so that a new page weighs as much as a real one.
 *
 * @returns the number of landing pages after that
 */
export function growContent(
  content: string,
  cities: readonly string[],
  wanted: number,
  pairs: readonly Pair[],
): number {
  const maps = path.join(content, 'pictures/city-maps.yaml');
  for (let number = cities.length + 1; number <= wanted; number += 1) {
    const model = cities[number % cities.length] ?? '';
    const town = `town-${number}`;
    copy(`cities/${model}.yaml`, `cities/${town}.yaml`, (text) =>
      text
        .replace(/^order: .*$/m, `order: ${number}`)
        .replace(/^slugs: .*$/m, `slugs: { fr: ${town} }`)
        .replaceAll(/^( {2}name: ).*$/gm, `$1Town ${number}`),
    );
    const map = new RegExp(`^${model}:\\n((?: .*\\n)+)`, 'm').exec(fs.readFileSync(maps, 'utf8'))?.[1] ?? '';
    fs.appendFileSync(maps, `${town}:\n${map}`);
    for (const { slug } of pairs.filter(({ city }) => city === model)) {
      const renamed = slug.startsWith(`${model}-`)
        ? slug.replace(model, town)
        : slug.replace(new RegExp(`${model}$`), town);
      copy(`landing/${slug}.yaml`, `landing/${renamed}.yaml`, (text) =>
        text.replace(/^city: .*$/m, `city: ${town}`),
      );
    }
  }
  return fs.readdirSync(path.join(content, 'landing')).length;

  function copy(from: string, to: string, change: (text: string) => string): void {
    fs.writeFileSync(path.join(content, to), change(fs.readFileSync(path.join(content, from), 'utf8')));
  }
}
