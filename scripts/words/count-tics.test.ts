import { countTics } from './count-tics.ts';

test('counts each tic across all texts of a page', () => {
  const counts = countTics(['Somebody calls. Nobody knows.', 'The rest waits, so that it is quiet.']);
  expect(Object.fromEntries(counts)).toEqual({
    'somebody, nobody, anybody, everybody': 2,
    'the rest': 1,
    ', so that': 1,
    quiet: 1,
  });
});

test.each(['A technician calls.', 'The server restarts.', 'They rest.', 'We did so that day.'])(
  'finds none in "%s"',
  (text) => {
    expect([...countTics([text])]).toEqual([]);
  },
);
