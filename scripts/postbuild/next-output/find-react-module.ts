import fs from 'node:fs';
import path from 'node:path';

/** Occurs in React's module for browsers, even minified. */
const signature = '.hydrateRoot=function';
/** The beginning of a CommonJS module: its number and its factory. */
const moduleStart = /,(\d+),\(\w+,\w+,\w+\)=>\{"use strict";/g;

/**
 * Finds the number that Turbopack gave to React's module for browsers.
 *
 * @throws Error when not exactly one module of the chunks looks like it
 */
export function findReactModule(out: string): number {
  const folder = path.join(out, '_next/static/chunks');
  const found = fs.readdirSync(folder).flatMap((name) => {
    const [before = '', ...rest] = fs.readFileSync(path.join(folder, name), 'utf8').split(signature);
    const number = [...before.matchAll(moduleStart)].at(-1)?.[1];
    return number ? rest.map(() => Number(number)) : [];
  });
  const [react] = found;
  if (react === undefined || found.length > 1)
    throw new Error(`expected one module of the chunks to be React's for browsers, found ${found.length}`);
  return react;
}
