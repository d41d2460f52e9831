import { exampleMessage } from '../../../server/testing/example-message.ts';
import { type Attack, flood, hold } from './attack.ts';

const host = 'Host: localhost';
const browser = 'Accept: text/html\r\nAccept-Encoding: br';
const get = (path: string, more = browser) => `GET ${path} HTTP/1.1\r\n${host}\r\n${more}\r\n\r\n`;
const post = (type: string, body: string, more = 'Accept: text/html') =>
  `POST /api/contact HTTP/1.1\r\n${host}\r\nContent-Type: ${type}\r\n${more}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const message = (changes: Record<string, string>) => JSON.stringify({ ...exampleMessage, ...changes });
const lineBreaks = message({ message: '\n'.repeat(32_000) });
const largeForm = new URLSearchParams({
  ...exampleMessage,
  email: '',
  message: '%'.repeat(20_000),
}).toString();
const manyFields = Array.from({ length: 9000 }, (_, index) => `f${index}`).join('&');
const deepJson = '['.repeat(30_000) + ']'.repeat(30_000);
/** In bytes, just below the 64 kB that a body of the contact form may have. */
const nearlyTooLong = 60_000;
const chunked = `POST /api/contact HTTP/1.1\r\n${host}\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(nearlyTooLong)}0\r\n\r\n`;
const endlessHeaders = `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(64_000)}`;

const long = (part: string) => part.repeat(Math.floor(12_000 / part.length));
const oddHeaders = [
  `Range: bytes=0-0${long(',1-2')}`,
  `Range: bytes=0-${'9'.repeat(12_000)}`,
  `Accept-Encoding: ${long('br;q=0.1, ')}`,
  `Accept-Encoding: br${long(';q=0')}`,
  `If-None-Match: ${long('W/"a", ')}`,
  `If-Range: ${long('"a"')}\r\nRange: bytes=1-1`,
  `X-Forwarded-For: ${long('::ffff:1.2.3.4, ')}`,
  `X-Forwarded-For: ${long(',')}`,
  `Cookie: ${long('a=b; ')}`,
];

/**
 * What a single address can do to the server, by name, worst first.
 *
 * @param largeFiles paths of large files in the export
 */
export function listAttacks(largeFiles: readonly string[]): Readonly<Record<string, Attack>> {
  const largeFile = (index: number) => largeFiles[index % largeFiles.length] ?? '/';
  return {
    '50 connections send 1,000 GETs ahead': flood(50, () => get('/'), { ahead: 1000, most: 50_000 }),
    '50 connections send 1,000 GETs ahead and come back when cut': flood(50, () => get('/'), { ahead: 1000 }),
    '50 connections send 16 GETs ahead, again and again': flood(50, () => get('/'), { ahead: 16 }),
    '450 connections ask without a pause': flood(450, () => get('/')),
    '100 connections ask for health without a pause': flood(100, () => get('/healthz')),
    '100 connections ask for pages that are not there': flood(100, (index) => get(`/nothing/${index}`)),
    '100 connections ask with long, odd headers': flood(100, (index) =>
      get(largeFile(index), oddHeaders[index % oddHeaders.length]),
    ),
    '100 connections ask for all large files, and read them': flood(100, (index) => get(largeFile(index))),
    '15 posts of 64 kB of line breaks': flood(15, () => post(json, lineBreaks), { most: 15 }),
    '50 connections post 64 kB of line breaks without a pause': flood(50, () => post(json, lineBreaks)),
    '50 connections post messages beyond the limit': flood(50, (index) =>
      post(json, message({ company: `Company ${index}` })),
    ),
    '50 connections post forms of 60 kB with mistakes': flood(50, () => post(form, largeForm)),
    '50 connections post forms of 9,000 fields': flood(50, () => post(form, manyFields)),
    '50 connections post JSON nested 30,000 deep': flood(50, () => post(json, deepJson, 'Accept: */*')),
    '50 connections post bodies in chunks of one byte': flood(50, () => chunked),
    '100 connections send headers of 64 kB without an end': flood(100, () => endlessHeaders),
    '1,000 connections send headers a byte at a time': hold(1000, {
      first: () => 'GET / HTTP/1.1\r\nX: ',
      drip: 'x',
      reads: true,
      seconds: 20,
    }),
    '1,000 connections send bodies a byte at a time': hold(1000, {
      first: () => post(json, 'x'.repeat(nearlyTooLong)).slice(0, -nearlyTooLong),
      drip: 'x',
      reads: true,
      seconds: 40,
    }),
    '1,000 connections ask for large files and read nothing': hold(1000, {
      first: (index) => get(largeFile(index)).repeat(16),
      reads: false,
    }),
    '1,500 connections are opened and say nothing': hold(1500, { reads: true, seconds: 20 }),
    '200 connections are opened and closed without a pause': flood(200, () =>
      get('/', `${browser}\r\nConnection: close`),
    ),
  };
}
