import { claimsIn } from './legal-claims.ts';

test('finds the sentences that name a law, a form or a year, at any depth', () => {
  const entry = {
    lead: 'We come on site. PIPEDA asks for a register, as it did in 2019.',
    story: ['The T1163 is due in June.', 'Backups run at night.'],
    questions: [{ answer: 'The Condominium Act applies.' }],
  };
  expect(claimsIn(entry)).toEqual([
    'PIPEDA asks for a register, as it did in 2019.',
    'The T1163 is due in June.',
    'The Condominium Act applies.',
  ]);
});
