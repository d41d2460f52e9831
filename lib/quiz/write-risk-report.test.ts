import { writeRiskReport } from './write-risk-report.ts';

const words = {
  riskReportIntro: '{level} risk, {total} of {maximum}.',
  recommendations: 'First',
  noRecommendations: 'Nothing urgent.',
};
const result = {
  total: 40,
  maximum: 210,
  share: 40 / 210,
  level: { id: 'moderate', max: 90, level: 'Moderate', description: '' },
  recommendations: ['Train people.', 'Test a restore.'],
};

test('a report tells the level, the points and what to do first', () => {
  expect(writeRiskReport(result, words)).toBe(
    'Moderate risk, 40 of 210.\n\nFirst:\n- Train people.\n- Test a restore.',
  );
});

test('a report without advice says so', () => {
  expect(writeRiskReport({ ...result, recommendations: [] }, words)).toBe(
    'Moderate risk, 40 of 210.\n\nFirst:\n- Nothing urgent.',
  );
});
