/** Whether a word becomes the other by adding, dropping or changing one letter, or by swapping two neighbours. */
export function isOneSlipAway(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1 || short === long) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const restOf = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return restOf(short, same) === restOf(long, same + 1);
  if (restOf(short, same + 1) === restOf(long, same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    restOf(short, same + 2) === restOf(long, same + 2)
  );
}
