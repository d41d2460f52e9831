import { readQuery } from './read-query.ts';

const fetching = jest.spyOn(globalThis, 'fetch');
const answer = (body: string | null, init?: ResponseInit) =>
  fetching.mockResolvedValue(new Response(body, init));

afterEach(() => fetching.mockReset());

test('a read is a GET with cookies to the first element of its key', async () => {
  answer('{}');
  await readQuery(['/search.json', 'en', 3]);
  expect(fetching.mock.calls).toEqual([['/search.json', { credentials: 'include' }]]);
});

test('a read yields the parsed JSON', async () => {
  answer('{"pages":[1,2]}');
  expect(await readQuery(['/search.json'])).toEqual({ pages: [1, 2] });
});

test('a 401 throws unless it is asked to yield null', async () => {
  answer('Sign in first', { status: 401 });
  await expect(readQuery(['/api/me'])).rejects.toThrow(/^401: Sign in first$/);
});

test('a 401 yields null where that is asked for', async () => {
  answer('Sign in first', { status: 401 });
  expect(await readQuery(['/api/me'], { unauthorized: 'null' })).toBeNull();
});

test('only a 401 can yield null', async () => {
  answer('No', { status: 403 });
  await expect(readQuery(['/api/me'], { unauthorized: 'null' })).rejects.toThrow(/^403: No$/);
});

test('an answer without a body becomes its status and status text', async () => {
  answer(null, { status: 404, statusText: 'Not Found' });
  await expect(readQuery(['/search.json'])).rejects.toThrow(/^404: Not Found$/);
});

test('a read can be called off', async () => {
  answer('{}');
  const { signal } = new AbortController();
  await readQuery(['/search.json'], { signal });
  expect(fetching.mock.calls[0]?.[1]).toEqual({ credentials: 'include', signal });
});

test('what is not JSON is refused', async () => {
  answer('<!doctype html>');
  await expect(readQuery(['/search.json'])).rejects.toThrow(/not valid JSON/);
});

test.each([new TypeError('Failed to fetch'), new Response('no', { status: 500 })])(
  'nothing is read twice',
  async (end) => {
    fetching.mockImplementation(() => (end instanceof Error ? Promise.reject(end) : Promise.resolve(end)));
    await expect(readQuery(['/search.json'])).rejects.toThrow();
    expect(fetching).toHaveBeenCalledTimes(1);
  },
);
