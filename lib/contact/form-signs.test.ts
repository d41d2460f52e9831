import fc from 'fast-check';
import { readFormSigns, writeFormSigns } from './form-signs.ts';

it('reads what was written', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      fc.boolean(),
      (startToken, isHoneypotFilled) => {
        const header = writeFormSigns({ startToken, isHoneypotFilled });
        expect(header).toMatch(/^[\x20-\x7e]*$/);
        expect(readFormSigns(header)).toEqual({ startToken, isHoneypotFilled });
      },
    ),
  );
});

it.each([[undefined], [''], [['start=a', 'start=b']], ['%%%'], ['x'.repeat(9000)]])(
  'knows nothing from %j',
  (header) => {
    expect(readFormSigns(header)).toEqual({ startToken: undefined, isHoneypotFilled: false });
  },
);
