/** Minutes left at a question of the free check, one a question: the first of five reads 5, the last 1. */
export function minutesRemaining(questionNumber: number, count: number): number {
  return count - (questionNumber - 1);
}
