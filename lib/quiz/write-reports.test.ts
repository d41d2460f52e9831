import { writeRiskReport, writeSecurityReport } from './write-reports.ts';

const riskWords = {
  riskReportIntro: '{level} risk, {total} of {maximum}.',
  reportList: '{heading} :',
  recommendations: 'First',
  noRecommendations: 'Nothing urgent.',
};
const risk = {
  total: 40,
  points: 40,
  maximum: 210,
  level: { id: 'moderate', max: 90, level: 'Moderate', description: '' },
};

test('a risk report has the level, points, sheet number and recommendations', () => {
  expect(writeRiskReport(risk, ['Train people.', 'Test a restore.'], riskWords, 'Sheet R-1.')).toBe(
    'Moderate risk, 40 of 210. Sheet R-1.\n\nFirst :\n- Train people.\n- Test a restore.',
  );
});

test('a risk report without recommendations says so', () => {
  expect(writeRiskReport(risk, [], riskWords, 'Sheet R-1.')).toBe(
    'Moderate risk, 40 of 210. Sheet R-1.\n\nFirst :\n- Nothing urgent.',
  );
});

test('a free check report has the score, verdict, sheet number and recommendations', () => {
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
    { reportIntro: 'I scored {score} ({verdict}).', reportList: '{heading} :', usualSteps: 'First' },
    'Sheet C-1.',
  );
  expect(report).toBe('I scored 65 (Good start). Sheet C-1.\n\nFirst :\n- Write it down\n- Talk to us');
});
