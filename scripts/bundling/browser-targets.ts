import fs from 'node:fs';
import path from 'node:path';

/** The browsers of `.browserslistrc`, as esbuild and Lightning CSS want to be told. */
type BrowserTargets = { readonly esbuild: string[]; readonly lightningCss: Readonly<Record<string, number>> };

const line = /^(\w+) >= (\d+)(?:\.(\d+))?$/gm;

export function readBrowserTargets(): BrowserTargets {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../.browserslistrc'), 'utf8');
  const browsers = [...text.matchAll(line)].map(([, name = '', major, minor = 0]) => ({
    name,
    version: `${major}.${minor}`,
    number: (Number(major) << 16) | (Number(minor) << 8),
  }));
  return {
    esbuild: browsers.map(({ name, version }) => `${name.replace('ios_saf', 'ios')}${version}`),
    lightningCss: Object.fromEntries(browsers.map(({ name, number }) => [name, number])),
  };
}
