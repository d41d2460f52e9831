import { exampleMessage } from '../../../server/testing/example-message.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';
import { hold } from './hold.ts';

type ListedAttack = {
  name: string;
  attack: Attack;
  /** How long it goes on, where a few seconds do not show it. */
  seconds?: number;
};

const host = 'Host: localhost';
const browser = 'Accept: text/html\r\nAccept-Encoding: br';
const get = (path: string, more = browser) => `GET ${path} HTTP/1.1\r\n${host}\r\n${more}\r\n\r\n`;
const post = (type: string, body: string, more = 'Accept: text/html') =>
  `POST /api/contact HTTP/1.1\r\n${host}\r\nContent-Type: ${type}\r\n${more}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const message = (changes: Record<string, string>) => JSON.stringify({ ...exampleMessage, ...changes });
const lineBreaks = message({ message: '\n'.repeat(32_000) });
const largeForm = (value: string) =>
  new URLSearchParams({ ...exampleMessage, email: '', message: value }).toString();

/** In characters: a body of the contact form may be 64 kB. */
const nearlyTooLong = 60_000;

/**
 * What a single address can do to the server, worst first.
 *
 * @param largeFiles addresses of large files of the export
 */
export function listAttacks(largeFiles: readonly string[]): readonly ListedAttack[] {
  const largeFile = (index: number) => largeFiles[index % largeFiles.length] ?? '/';
  return [
    {
      name: '50 connections send 1,000 GETs ahead',
      attack: flood({ connections: 50, request: () => get('/'), ahead: 1000, most: 50_000 }),
    },
    {
      name: '50 connections send 1,000 GETs ahead and come back when cut',
      attack: flood({ connections: 50, request: () => get('/'), ahead: 1000 }),
    },
    {
      name: '50 connections send 16 GETs ahead, again and again',
      attack: flood({ connections: 50, request: () => get('/'), ahead: 16 }),
    },
    {
      name: '450 connections ask without a pause',
      attack: flood({ connections: 450, request: () => get('/') }),
    },
    {
      name: '100 connections ask for health without a pause',
      attack: flood({ connections: 100, request: () => get('/healthz') }),
    },
    {
      name: '100 connections ask for pages that are not there',
      attack: flood({ connections: 100, request: (index) => get(`/nothing/${index}`) }),
    },
    {
      name: '100 connections ask with long, odd headers',
      attack: flood({
        connections: 100,
        request: (index) => get(largeFile(index), oddHeaders[index % oddHeaders.length]),
      }),
    },
    {
      name: '100 connections ask for all large files, and read them',
      attack: flood({ connections: 100, request: (index) => get(largeFile(index)) }),
    },
    {
      name: '15 posts of 64 kB of line breaks',
      attack: flood({ connections: 15, request: () => post(json, lineBreaks), most: 15 }),
    },
    {
      name: '50 connections post 64 kB of line breaks without a pause',
      attack: flood({ connections: 50, request: () => post(json, lineBreaks) }),
    },
    {
      name: '50 connections post messages beyond the limit',
      attack: flood({
        connections: 50,
        request: (index) => post(json, message({ company: `Company ${index}` })),
      }),
    },
    {
      name: '50 connections post forms of 60 kB with mistakes',
      attack: flood({ connections: 50, request: () => post(form, largeForm('%'.repeat(nearlyTooLong / 3))) }),
    },
    {
      name: '50 connections post forms of 9,000 fields',
      attack: flood({
        connections: 50,
        request: () => post(form, Array.from({ length: 9000 }, (_, index) => `f${index}`).join('&')),
      }),
    },
    {
      name: '50 connections post JSON nested 30,000 deep',
      attack: flood({
        connections: 50,
        request: () =>
          post(json, '['.repeat(nearlyTooLong / 2) + ']'.repeat(nearlyTooLong / 2), 'Accept: */*'),
      }),
    },
    {
      name: '50 connections post bodies in chunks of one byte',
      attack: flood({ connections: 50, request: () => chunked }),
    },
    {
      name: '100 connections send headers of 64 kB without an end',
      attack: flood({
        connections: 100,
        request: () => `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(64_000)}`,
      }),
    },
    {
      name: '1,000 connections send headers a byte at a time',
      attack: hold({ connections: 1000, first: () => 'GET / HTTP/1.1\r\nX: ', drip: 'x', reads: true }),
      seconds: 20,
    },
    {
      name: '1,000 connections send bodies a byte at a time',
      attack: hold({
        connections: 1000,
        first: () => post(json, 'x'.repeat(nearlyTooLong)).slice(0, -nearlyTooLong),
        drip: 'x',
        reads: true,
      }),
      seconds: 40,
    },
    {
      name: '1,000 connections ask for large files and read nothing',
      attack: hold({ connections: 1000, first: (index) => get(largeFile(index)).repeat(16), reads: false }),
    },
    {
      name: '1,500 connections are opened and say nothing',
      attack: hold({ connections: 1500, reads: true }),
      seconds: 20,
    },
    {
      name: '200 connections are opened and closed without a pause',
      attack: flood({ connections: 200, request: () => get('/', `${browser}\r\nConnection: close`) }),
    },
  ];
}

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

const chunked = `POST /api/contact HTTP/1.1\r\n${host}\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(nearlyTooLong)}0\r\n\r\n`;
