type Props = {
  /** `26+`, `plus de 26`. */
  text: string;
};

/** A figure in large type; words before its digits are small, so that both share a line. */
export function Figure({ text }: Props) {
  const digits = text.search(/\d/);
  return digits > 0 ? (
    <>
      <small>{text.slice(0, digits)}</small>
      {text.slice(digits)}
    </>
  ) : (
    text
  );
}
