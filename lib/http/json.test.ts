import { fetchJson } from './fetch-json.ts';
import { postJson } from './post-json.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const respondWith = (body: string | null, init?: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));
const { signal } = new AbortController();

afterEach(() => fetchMock.mockReset());

describe.each([
  ['fetchJson', fetchJson],
  ['postJson', (url: string, options = {}) => postJson(url, {}, options)],
])('%s', (_, request) => {
  test('a failed response is thrown as its status and body', async () => {
    for (const status of [401, 403, 503]) {
      respondWith('Disk full', { status, statusText: 'Service Unavailable' });
      await expect(request('/api/me')).rejects.toThrow(new RegExp(`^${status}: Disk full$`));
    }
  });

  test('a failed response without a body is thrown as its status and status text', async () => {
    respondWith(null, { status: 404, statusText: 'Not Found' });
    await expect(request('/api/me')).rejects.toThrow(/^404: Not Found$/);
  });

  test('does not retry', async () => {
    for (const failure of [
      Promise.reject(new TypeError('Failed to fetch')),
      new Response('', { status: 500 }),
    ]) {
      fetchMock.mockReset().mockImplementation(async () => failure);
      await expect(request('/api/me')).rejects.toThrow();
      expect(fetchMock).toHaveBeenCalledTimes(1);
    }
  });
});

test('a read is one GET request with cookies, and resolves to the parsed JSON', async () => {
  respondWith('{"pages":[1,2]}');
  expect(await fetchJson('/search.json', { signal })).toEqual({ pages: [1, 2] });
  expect(fetchMock.mock.calls).toEqual([['/search.json', { credentials: 'include', signal }]]);
});

test('a 401 yields null where the caller says so, other failures still throw', async () => {
  respondWith('No', { status: 401 });
  expect(await fetchJson('/api/me', { onUnauthorized: 'null' })).toBeNull();
  respondWith('No', { status: 403 });
  await expect(fetchJson('/api/me', { onUnauthorized: 'null' })).rejects.toThrow('403: No');
});

test('a write has its body as JSON, cookies and further headers', async () => {
  respondWith('{}');
  await postJson('/api/contact', { firstName: 'Zoë' }, { headers: { 'Content-Language': 'en-CA' }, signal });
  const headers = { 'Content-Type': 'application/json', 'Content-Language': 'en-CA' };
  const body = '{"firstName":"Zoë"}';
  const request = { method: 'POST', credentials: 'include', headers, body, signal };
  expect(fetchMock.mock.calls).toEqual([['/api/contact', request]]);
});

test('a write without a body has no content type', async () => {
  respondWith('{}');
  await postJson('/api/read');
  expect(fetchMock.mock.calls).toEqual([
    ['/api/read', { method: 'POST', credentials: 'include', headers: {} }],
  ]);
});

test('a write throws at once when the request cannot be made', () => {
  fetchMock.mockImplementation(() => {
    throw new TypeError('fetch is blocked');
  });
  expect(() => postJson('/api/contact')).toThrow('fetch is blocked');
});

test.each([
  ['120', 120],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['2 minutes', undefined],
  ['-2', undefined],
  [undefined, undefined],
])('a failed response reports its status and retry-after: %s', async (value, retryAfter) => {
  respondWith('', { status: 503, headers: value === undefined ? {} : { 'retry-after': value } });
  await expect(postJson('/api/contact')).rejects.toMatchObject({ cause: { status: 503, retryAfter } });
});
