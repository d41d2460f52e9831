import { fetchJson } from './fetch-json.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const respondWith = (body: string | null, init?: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));

afterEach(() => fetchMock.mockReset());

test('sends one GET request with cookies', async () => {
  respondWith('{}');
  await fetchJson('/search.json');
  expect(fetchMock.mock.calls).toEqual([['/search.json', { credentials: 'include' }]]);
});

test('resolves to the parsed JSON', async () => {
  respondWith('{"pages":[1,2]}');
  expect(await fetchJson('/search.json')).toEqual({ pages: [1, 2] });
});

test.each([401, 403])('throws on a %d', async (status) => {
  respondWith('No', { status });
  await expect(fetchJson('/api/me')).rejects.toThrow(`${status}: No`);
});

test('a 401 yields null where the caller says so, other failures still throw', async () => {
  respondWith('No', { status: 401 });
  expect(await fetchJson('/api/me', { onUnauthorized: 'null' })).toBeNull();
  respondWith('No', { status: 403 });
  await expect(fetchJson('/api/me', { onUnauthorized: 'null' })).rejects.toThrow('403: No');
});

test('reports status and status text when the body is empty', async () => {
  respondWith(null, { status: 404, statusText: 'Not Found' });
  await expect(fetchJson('/search.json')).rejects.toThrow(/^404: Not Found$/);
});

test('can be aborted', async () => {
  respondWith('{}');
  const { signal } = new AbortController();
  await fetchJson('/search.json', { signal });
  expect(fetchMock.mock.calls[0]?.[1]).toEqual({ credentials: 'include', signal });
});

test('rejects a response that is not JSON', async () => {
  respondWith('<!doctype html>');
  await expect(fetchJson('/search.json')).rejects.toThrow(/not valid JSON/);
});

test.each([new TypeError('Failed to fetch'), new Response('no', { status: 500 })])(
  'does not retry',
  async (failure) => {
    fetchMock.mockImplementation(() =>
      failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failure),
    );
    await expect(fetchJson('/search.json')).rejects.toThrow();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);
