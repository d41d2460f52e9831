import { isCrossOrigin } from './is-cross-origin.ts';

const publicHost = 'www.tamarackit.example';
const check = (headers: Record<string, string>, hostname = 'inside.example') =>
  isCrossOrigin({ headers, hostname }, publicHost);

it.each([
  ['the own page', { 'sec-fetch-site': 'same-origin', origin: 'https://www.tamarackit.example' }],
  ['the own page with a hidden origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['the own page behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'https://other.example:8443' }],
  ['a reload of the answer', { 'sec-fetch-site': 'none' }],
  ['the public origin', { origin: 'https://www.tamarackit.example' }],
  ['the public origin at another port', { origin: 'https://www.tamarackit.example:8443' }],
  ['the Host header', { origin: 'http://inside.example' }],
  ['the Host header at another port', { origin: 'http://inside.example:3000' }],
  ['a program', {}],
])('lets %s pass', (_, headers) => {
  expect(check(headers)).toBe(false);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.tamarackit.example' }],
  ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['several answers', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['an origin that begins like the own', { origin: 'https://www.tamarackit.example.elsewhere.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
])('refuses %s', (_, headers) => {
  expect(check(headers)).toBe(true);
});
