import { contentIn } from './content-in.ts';

// Fields of the specification's entities, with content.
const content = contentIn('en');

test('services, cities, testimonials, case studies and industries have the fields of the specification', () => {
  const { services, cities, testimonials, caseStudies, industries } = content;
  for (const { features, benefits, ...service } of services) {
    expect([features.length, benefits.length]).toEqual([8, 8]);
    for (const text of [service.name, service.shortDescription, service.longDescription, service.description])
      expect(text).toMatch(/\w/);
    expect(service.image).toMatch(/^\/art\//);
  }
  for (const { specialisedServices, postalCodes, neighborhoods, localKeywords, ...city } of cities) {
    expect(
      [specialisedServices, postalCodes, neighborhoods, localKeywords].map(({ length }) => length),
    ).toEqual([5, 11, 8, 6]);
    for (const text of [city.name, city.province, city.description, city.image]) expect(text).toMatch(/\w/);
  }
  expect(testimonials.items.length).toBeGreaterThan(1);
  for (const testimonial of testimonials.items)
    expect(testimonial).toEqual({
      id: expect.any(String),
      quote: expect.any(String),
      name: expect.any(String),
      title: expect.any(String),
      company: expect.any(String),
      initials: expect.stringMatching(/^[A-Z]{2}$/),
      rating: 5,
    });
  for (const study of caseStudies) {
    expect(study.testimonial).toEqual({
      quote: expect.any(String),
      author: expect.any(String),
      title: expect.any(String),
    });
    for (const list of [study.challenge, study.solution, study.results, study.services])
      expect(list).not.toEqual([]);
    for (const text of [study.heading, study.client, study.industryName, study.timeline, study.image])
      expect(text).toMatch(/\w/);
  }
  for (const { name, description, challenges, solutions, keywords } of industries) {
    for (const text of [name, description]) expect(text).toMatch(/\w/);
    for (const list of [challenges, solutions, keywords]) expect(list).not.toEqual([]);
  }
});

test('questions, options, risk levels and FAQ items have the fields of the specification', () => {
  const { securityCheck, riskAssessment, faq } = content;
  expect(securityCheck.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { question, options } of securityCheck.questions) {
    expect(question).toMatch(/\w/);
    for (const option of options)
      expect(option).toMatchObject({ value: expect.any(String), label: expect.any(String) });
  }
  for (const { id, name, description, questions } of riskAssessment.categories) {
    for (const text of [id, name, description]) expect(text).toMatch(/\w/);
    for (const { question, options } of questions) {
      expect(question).toMatch(/\w/);
      for (const { text, score, recommendation = 'none' } of options)
        expect([typeof text, typeof score, typeof recommendation]).toEqual(['string', 'number', 'string']);
    }
  }
  for (const { max, level, description } of riskAssessment.levels)
    expect([typeof max, typeof level, typeof description]).toEqual(['number', 'string', 'string']);
  const categories = faq.categories.map(({ id }) => id);
  expect(faq.items.length).toBeGreaterThanOrEqual(10);
  for (const { question, answer, category } of faq.items) {
    expect([typeof question, typeof answer]).toEqual(['string', 'string']);
    expect(categories).toContain(category);
  }
});
