import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findTestBrowser } from './find-chromium.ts';

const before = process.env;
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
  process.env = { ...before, PATH: folder, CHROMIUM: '', CI: '' };
});
afterEach(() => {
  process.env = before;
  fs.rmSync(folder, { recursive: true });
});

function install(name: string): string {
  const program = path.join(folder, name);
  fs.writeFileSync(program, '');
  return program;
}

test('tests take the headless shell where it is installed', () => {
  install('chromium');
  const shell = install('chromium-headless-shell');
  expect(findTestBrowser()).toBe(shell);
});

test('tests take the browser with windows where there is no shell', () => {
  const chromium = install('chromium');
  expect(findTestBrowser()).toBe(chromium);
});

test('measurements take the browser with windows before the shell', () => {
  install('chromium-headless-shell');
  const chromium = install('chromium');
  expect(findChromium()).toBe(chromium);
});

test('a browser that CHROMIUM names is taken before all others', () => {
  install('chromium-headless-shell');
  process.env.CHROMIUM = '/elsewhere/browser';
  expect([findTestBrowser(), findChromium()]).toEqual(['/elsewhere/browser', '/elsewhere/browser']);
});
