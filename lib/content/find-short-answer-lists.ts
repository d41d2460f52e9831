import type { Mistake } from './mistake.ts';

/** Landing pages of a service list twelve questions with their answers. At least five are their own or the service's. */
const needed = 7;

/** The services that too few questions of `faq.yaml` name, so that a list of answers would be too short. */
export function findShortAnswerLists(
  faq: { items: readonly { services: readonly string[] }[] } | undefined,
  services: readonly string[],
): Mistake[] {
  if (!faq) return [];
  return services.flatMap((service) => {
    const found = faq.items.filter((item) => item.services.includes(service)).length;
    if (found >= needed) return [];
    const problem = `expected at least ${needed} questions that name ${service} among their services, found ${found}`;
    return [{ file: 'faq.yaml', field: 'items', problem }];
  });
}
