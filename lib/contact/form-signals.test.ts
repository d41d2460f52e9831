import fc from 'fast-check';
import { readFormSignals, writeFormSignals } from './form-signals.ts';

it('reads what it writes', () => {
  const seconds = fc.option(fc.nat({ max: 999_999_999 }), { nil: undefined });
  fc.assert(
    fc.property(seconds, fc.boolean(), (secondsToWrite, isHoneypotFilled) => {
      const header = writeFormSignals({ secondsToWrite, isHoneypotFilled });
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(readFormSignals(header)).toEqual({ secondsToWrite, isHoneypotFilled });
    }),
  );
});

it.each([
  [undefined],
  [''],
  [['seconds=1', 'seconds=2']],
  ['%%%'],
  ['seconds=-1'],
  ['seconds=1e9'],
  ['x'.repeat(9000)],
])('reads no signals from %j', (header) => {
  expect(readFormSignals(header)).toEqual({ secondsToWrite: undefined, isHoneypotFilled: false });
});
