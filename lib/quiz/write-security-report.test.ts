import { writeSecurityReport } from './write-security-report.ts';

test('a report tells the score, the verdict and what to do first', () => {
  const report = writeSecurityReport(
    {
      score: 65,
      maximum: 100,
      message: { from: 50, verdict: 'Good start', text: '' },
      recommendations: [
        { id: 'policy', title: 'Write it down', text: 'One page.' },
        { id: 'consultation', title: 'Talk to us', text: 'It is free.' },
      ],
    },
    { reportIntro: 'I scored {score} ({verdict}).', recommendations: 'First' },
  );
  expect(report).toBe('I scored 65 (Good start).\n\nFirst:\n- Write it down\n- Talk to us');
});
