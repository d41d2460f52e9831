/** Whether one of a case study's services is meant by the first word of a service's name: "Cloud" of "Cloud Solutions". */
export function matchesServiceByFirstWord(namesInCaseStudy: readonly string[], serviceName: string): boolean {
  const [firstWord = ''] = serviceName.split(' ');
  return namesInCaseStudy.some((name) => name.split(' ').includes(firstWord));
}
