import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

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

test('tests find the headless shell where it is installed', () => {
  const shell = install('chromium-headless-shell');
  expect(findHeadlessShell()).toBe(shell);
});

test('tests go without the headless shell where there is none', () => {
  install('chromium');
  expect(findHeadlessShell()).toBeUndefined();
});

test('the whole browser is never the headless shell', () => {
  install('chromium-headless-shell');
  const chromium = install('chromium');
  expect(findChromium()).toBe(chromium);
});

test('a browser that CHROMIUM names is taken for everything', () => {
  install('chromium-headless-shell');
  process.env.CHROMIUM = '/elsewhere/browser';
  expect(findChromium()).toBe('/elsewhere/browser');
  expect(findHeadlessShell()).toBeUndefined();
});
