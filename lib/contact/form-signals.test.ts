import fc from 'fast-check';
import { readFormSignals, writeFormSignals } from './form-signals.ts';

it('reads what it writes', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      fc.boolean(),
      (startToken, isHoneypotFilled) => {
        const header = writeFormSignals({ startToken, isHoneypotFilled });
        expect(header).toMatch(/^[\x20-\x7e]*$/);
        expect(readFormSignals(header)).toEqual({ startToken, isHoneypotFilled });
      },
    ),
  );
});

it.each([[undefined], [''], [['start=a', 'start=b']], ['%%%'], ['x'.repeat(9000)]])(
  'reads no signals from %j',
  (header) => {
    expect(readFormSignals(header)).toEqual({ startToken: undefined, isHoneypotFilled: false });
  },
);
