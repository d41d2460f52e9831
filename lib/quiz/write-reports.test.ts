import { writeRiskReport } from './write-reports.ts';

// Reports with recommendations: e2e/quizzes.spec.ts and e2e/quiz-navigation.spec.ts.
test('a risk report without recommendations says so, and has the sheet number', () => {
  const words = {
    riskReportIntro: '{level} risk, {total} of {maximum}.',
    reportList: '{heading} :',
    recommendations: 'First',
    noRecommendations: 'Nothing urgent.',
  };
  const level = { id: 'low', max: 30, level: 'Low', description: '' };
  const risk = { total: 0, points: 0, maximum: 210, level };
  expect(writeRiskReport(risk, [], words, 'Sheet R-1.')).toBe(
    'Low risk, 0 of 210. Sheet R-1.\n\nFirst :\n- Nothing urgent.',
  );
});
