import { sendRequest } from './send-request.ts';

const fetching = jest.spyOn(globalThis, 'fetch');
const answer = (body: string | null, init?: ResponseInit) =>
  fetching.mockResolvedValue(new Response(body, init));
const sent = () => fetching.mock.calls[0]?.[1];

afterEach(() => fetching.mockReset());

test('a write with a body sends it as JSON and says so', async () => {
  answer('{}');
  await sendRequest('POST', '/api/contact', { body: { firstName: 'Zoë' } });
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/contact');
  expect(sent()).toMatchObject({ method: 'POST', body: '{"firstName":"Zoë"}' });
  expect(sent()?.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('a write may say more in headers', async () => {
  answer('{}');
  await sendRequest('POST', '/api/contact', { body: {}, headers: { 'Content-Language': 'en-CA' } });
  expect(sent()?.headers).toEqual({ 'Content-Type': 'application/json', 'Content-Language': 'en-CA' });
});

test.each([
  ['120', 120],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['2 minutes', undefined],
  ['-2', undefined],
  [undefined, undefined],
])('an answer that is not OK tells its status and how long to wait: %s', async (value, retryAfter) => {
  answer('', { status: 503, headers: value === undefined ? {} : { 'retry-after': value } });
  const refusal = sendRequest('POST', '/api/contact', { body: {} });
  await expect(refusal).rejects.toMatchObject({ cause: { status: 503, retryAfter } });
});

test('a write without a body has no content type', async () => {
  answer('{}');
  await sendRequest('DELETE', '/api/messages/1');
  expect(sent()).toEqual({ method: 'DELETE', credentials: 'include' });
});

test('headers are sent without a body, too', async () => {
  answer('{}');
  await sendRequest('DELETE', '/api/messages/1', { headers: { 'Content-Language': 'en-CA' } });
  expect(sent()?.headers).toEqual({ 'Content-Language': 'en-CA' });
});

test.each([null, false, 0, ''])('%p is a body', async (body) => {
  answer('{}');
  await sendRequest('PUT', '/api/setting', { body });
  expect(sent()).toMatchObject({ body: JSON.stringify(body) });
});

test('a write includes cookies', async () => {
  answer('{}');
  await sendRequest('POST', '/api/contact', { body: {} });
  expect(sent()).toMatchObject({ credentials: 'include' });
});

test('an OK answer is handed over unread', async () => {
  answer('{"id":"7"}', { status: 201 });
  const response = await sendRequest('POST', '/api/contact', { body: {} });
  expect(await response.json()).toEqual({ id: '7' });
});

test('an answer that is not OK becomes its status and body', async () => {
  answer('Disk full', { status: 503, statusText: 'Service Unavailable' });
  await expect(sendRequest('POST', '/api/contact', { body: {} })).rejects.toThrow(/^503: Disk full$/);
});

test('without a body it becomes its status and status text', async () => {
  answer(null, { status: 500, statusText: 'Internal Server Error' });
  await expect(sendRequest('POST', '/api/contact', { body: {} })).rejects.toThrow(
    /^500: Internal Server Error$/,
  );
});

test.each([new TypeError('Failed to fetch'), new Response('no', { status: 500 })])(
  'nothing is sent twice',
  async (end) => {
    fetching.mockImplementation(() => (end instanceof Error ? Promise.reject(end) : Promise.resolve(end)));
    await expect(sendRequest('POST', '/api/contact', { body: {} })).rejects.toThrow();
    expect(fetching).toHaveBeenCalledTimes(1);
  },
);

test('a write can be called off', async () => {
  fetching.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  await expect(sendRequest('POST', '/api/contact', { signal: AbortSignal.abort() })).rejects.toThrow(
    /aborted/,
  );
});
