import { contentIn } from './content-in.ts';

// Fields of the specification's entities, with content.
const content = contentIn('en');

/** Texts and lists that have to hold something. */
function expectFilled(...values: readonly (string | readonly unknown[])[]): void {
  for (const value of values)
    if (typeof value === 'string') expect(value).toMatch(/\w/);
    else expect(value).not.toEqual([]);
}

test('services, cities, testimonials, case studies and industries have the fields of the specification', () => {
  const { services, cities, testimonials, caseStudies, industries } = content;
  for (const { features, benefits, image, ...service } of services) {
    expect([features.length, benefits.length]).toEqual([8, 8]);
    expectFilled(service.name, service.shortDescription, service.longDescription, service.description);
    expect(image).toMatch(/^\/art\//);
  }
  for (const { specialisedServices, postalCodes, neighborhoods, localKeywords, ...city } of cities) {
    const lists = [specialisedServices, postalCodes, neighborhoods, localKeywords];
    expect(lists.map(({ length }) => length)).toEqual([5, 11, 8, 6]);
    expectFilled(city.name, city.province, city.description, city.image);
  }
  expect(testimonials.items.length).toBeGreaterThan(1);
  for (const { id, quote, name, title, company, initials, rating } of testimonials.items) {
    expectFilled(id, quote, name, title, company);
    expect([initials, rating]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), 5]);
  }
  for (const { testimonial, challenge, solution, results, services: used, ...study } of caseStudies) {
    expectFilled(testimonial.quote, testimonial.author, testimonial.title);
    expectFilled(challenge, solution, results, used);
    expectFilled(study.heading, study.client, study.industryName, study.timeline, study.image);
  }
  for (const { name, description, challenges, solutions, keywords } of industries)
    expectFilled(name, description, challenges, solutions, keywords);
});

test('questions, options, risk levels and FAQ items have the fields of the specification', () => {
  const { securityCheck, riskAssessment, faq } = content;
  expect(securityCheck.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { question, options } of securityCheck.questions)
    expectFilled(question, ...options.flatMap(({ value, label }) => [value, label]));
  for (const { id, name, description, questions } of riskAssessment.categories) {
    expectFilled(id, name, description);
    for (const { question, options } of questions) {
      expectFilled(question, ...options.map(({ text }) => text));
      for (const { score, recommendation = 'none' } of options)
        expect([typeof score, typeof recommendation]).toEqual(['number', 'string']);
    }
  }
  for (const { max, level, description } of riskAssessment.levels)
    expect([typeof max, typeof level, typeof description]).toEqual(['number', 'string', 'string']);
  const categories = faq.categories.map(({ id }) => id);
  expect(faq.items.length).toBeGreaterThanOrEqual(10);
  for (const { question, answer, category } of faq.items) {
    expectFilled(question, answer);
    expect(categories).toContain(category);
  }
});
