import { postJson } from './post-json.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const respondWith = (body: string | null, init?: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));
const post = ({ body = {}, headers = {}, signal = new AbortController().signal } = {}) =>
  postJson('/api/contact', body, { headers, signal });

afterEach(() => fetchMock.mockReset());

test('posts the body as JSON, with cookies', async () => {
  respondWith('{}');
  const { signal } = new AbortController();
  await post({ body: { firstName: 'Zoë' }, signal });
  const request = {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"firstName":"Zoë"}',
    signal,
  };
  expect(fetchMock.mock.calls).toEqual([['/api/contact', request]]);
});

test('sends no content type without a body', async () => {
  respondWith('{}');
  await postJson('/api/read');
  expect(fetchMock.mock.calls).toEqual([
    ['/api/read', { method: 'POST', credentials: 'include', headers: {} }],
  ]);
});

test('throws at once when the request cannot be made', () => {
  fetchMock.mockImplementation(() => {
    throw new TypeError('fetch is blocked');
  });
  expect(() => post()).toThrow('fetch is blocked');
});

test('sends additional headers', async () => {
  respondWith('{}');
  await post({ headers: { 'Content-Language': 'en-CA' } });
  expect(fetchMock.mock.calls[0]?.[1]?.headers).toEqual({
    'Content-Type': 'application/json',
    'Content-Language': 'en-CA',
  });
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
  await expect(post()).rejects.toMatchObject({ cause: { status: 503, retryAfter } });
});

test('a failed response is thrown as its status and body', async () => {
  respondWith('Disk full', { status: 503, statusText: 'Service Unavailable' });
  await expect(post()).rejects.toThrow(/^503: Disk full$/);
});

test('a failed response without a body is thrown as its status and status text', async () => {
  respondWith(null, { status: 500, statusText: 'Internal Server Error' });
  await expect(post()).rejects.toThrow(/^500: Internal Server Error$/);
});

test.each([new TypeError('Failed to fetch'), new Response('no', { status: 500 })])(
  'does not retry',
  async (failure) => {
    fetchMock.mockImplementation(() =>
      failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failure),
    );
    await expect(post()).rejects.toThrow();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);

test('can be aborted', async () => {
  fetchMock.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  await expect(post({ signal: AbortSignal.abort() })).rejects.toThrow(/aborted/);
});
