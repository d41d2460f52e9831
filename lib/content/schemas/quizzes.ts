import { z } from 'zod';
import { entry, line, slug, words } from './parts.ts';

/** The words before the first question. */
const intro = z.strictObject({
  name: line(),
  intro: line(),
  introTitle: line(),
  introPoints: z.array(line()).min(2).max(5),
});

const option = entry(
  {
    value: z.string().regex(/^[a-z_]+$/, 'lower-case letters and underscores'),
    score: z.literal([0, 5, 10, 15, 20]),
  },
  words('label'),
);

/** `quizzes/security-check.yaml`: five questions of 0 to 20 points. */
export const securityCheckSchema = entry(
  {
    /** Each answer builds a wall of the visitor's citadel; `service` closes a gap in it. */
    questions: z
      .array(
        entry({ id: z.int().positive(), service: slug(), options: z.array(option).length(4) }, ({ lineOf }) =>
          z.strictObject({ question: line(), wall: lineOf(3, 20), closes: lineOf(20, 90) }),
        ),
      )
      .length(5),
    /** From best to worst; `from` is the lowest score for the message. */
    messages: z
      .array(
        entry({ from: z.int().min(0).max(100) }, ({ lineOf }) =>
          z.strictObject({ verdict: line(), text: lineOf(40, 300) }),
        ),
      )
      .length(3),
    /** Given for a score less than `below`; without `below`, always. */
    recommendations: z
      .array(
        entry({ id: slug(), below: z.int().optional() }, ({ lineOf }) =>
          z.strictObject({ title: line(), text: lineOf(20, 240) }),
        ),
      )
      .length(4),
  },
  intro,
);

const riskOption = entry({ id: slug(), score: z.literal([0, 5, 10, 15, 20, 25, 30]) }, ({ lineOf }) =>
  z.strictObject({ text: line(), recommendation: lineOf(20, 260).optional() }),
);

/** `quizzes/risk-assessment.yaml`: four categories of two questions with four options. */
export const riskAssessmentSchema = entry(
  {
    categories: z
      .array(
        entry(
          {
            id: slug(),
            questions: z
              .array(
                entry({ id: slug(), service: slug(), options: z.array(riskOption).length(4) }, ({ lineOf }) =>
                  z.strictObject({ question: line(), description: line(), wall: lineOf(3, 20) }),
                ),
              )
              .length(2),
          },
          words('name', 'description'),
        ),
      )
      .length(4),
    /** From the lowest band to the highest; `max` is the highest total in the band. */
    levels: z
      .array(
        entry({ id: slug(), max: z.int() }, ({ lineOf }) =>
          z.strictObject({ level: line(), description: lineOf(40, 300) }),
        ),
      )
      .length(4),
  },
  intro,
);
