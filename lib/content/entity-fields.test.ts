import { contentIn } from './content-in.ts';

// Fields of the specification's entities, with content.
const { services, cities, testimonials, caseStudies, industries, securityCheck, riskAssessment, faq } =
  contentIn('en');

/** Expects texts and lists of every entry that hold something. */
function expectFields<T extends object>(entries: readonly T[], ...names: (keyof T)[]): void {
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries)
    for (const name of names) {
      const value: unknown = entry[name];
      if (Array.isArray(value)) expect(value).not.toEqual([]);
      else expect(value).toEqual(expect.stringMatching(/\w/));
    }
}

test('services, cities, testimonials, case studies and industries have the fields of the specification', () => {
  expectFields(services, 'slug', 'name', 'shortDescription', 'longDescription', 'description', 'image');
  for (const { features, benefits } of services) expect([features.length, benefits.length]).toEqual([8, 8]);
  expectFields(cities, 'slug', 'name', 'province', 'description', 'image');
  for (const { specialisedServices, postalCodes, neighborhoods, localKeywords } of cities) {
    const lists = [specialisedServices, postalCodes, neighborhoods, localKeywords];
    expect(lists.map(({ length }) => length)).toEqual([5, 11, 8, 6]);
  }
  expectFields(testimonials.items, 'id', 'quote', 'name', 'title', 'company');
  for (const { initials, rating } of testimonials.items)
    expect([initials, rating]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), 5]);
  expectFields(caseStudies, 'slug', 'heading', 'client', 'industryName', 'challenge', 'solution', 'results');
  expectFields(caseStudies, 'timeline', 'services', 'description', 'image');
  const quotes = caseStudies.map(({ testimonial }) => testimonial);
  expectFields(quotes, 'quote', 'author', 'title');
  expectFields(industries, 'slug', 'name', 'description', 'challenges', 'solutions', 'keywords');
});

test('questions, options, risk levels and FAQ items have the fields of the specification', () => {
  expect(securityCheck.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expectFields(securityCheck.questions, 'question', 'options');
  for (const { options } of securityCheck.questions) expectFields(options, 'value', 'label');
  expectFields(riskAssessment.categories, 'id', 'name', 'description', 'questions');
  const questions = riskAssessment.categories.flatMap((category) => category.questions);
  expectFields(questions, 'id', 'question', 'description', 'options');
  const options = questions.flatMap((question) => question.options);
  expectFields(options, 'id', 'text');
  for (const { score, recommendation = 'none' } of options)
    expect([typeof score, typeof recommendation]).toEqual(['number', 'string']);
  expectFields(riskAssessment.levels, 'id', 'level', 'description');
  for (const { max } of riskAssessment.levels) expect(typeof max).toBe('number');
  const categories = faq.categories.map(({ id }) => id);
  expect(faq.items.length).toBeGreaterThanOrEqual(10);
  expectFields(faq.items, 'question', 'answer', 'category');
  for (const { category } of faq.items) expect(categories).toContain(category);
});
