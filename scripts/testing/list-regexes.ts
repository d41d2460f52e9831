import { createScanner, LanguageVariant, SyntaxKind } from 'typescript/unstable/ast';

type Regex = { source: string; flags: string; line: number };

/** After these tokens a slash is a division; after all others it starts a regular expression. */
const operands: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.ThisKeyword,
]);

/** All regular expression literals in TypeScript code, including those in templates. */
export function listRegexes(code: string): Regex[] {
  const scanner = createScanner(true, LanguageVariant.Standard, code);
  const regexes: Regex[] = [];
  const braces: ('template' | 'block')[] = [];
  let previous = SyntaxKind.Unknown;
  for (;;) {
    let token = scanner.scan();
    if (token === SyntaxKind.EndOfFile) return regexes;
    const isSlash = token === SyntaxKind.SlashToken || token === SyntaxKind.SlashEqualsToken;
    if (isSlash && !operands.has(previous)) token = scanner.reScanSlashToken();
    if (token === SyntaxKind.CloseBraceToken && braces.pop() === 'template')
      token = scanner.reScanTemplateToken(false);
    if (token === SyntaxKind.OpenBraceToken) braces.push('block');
    if (token === SyntaxKind.TemplateHead || token === SyntaxKind.TemplateMiddle) braces.push('template');
    if (token === SyntaxKind.RegularExpressionLiteral) {
      const text = scanner.getTokenText();
      const end = text.lastIndexOf('/');
      const line = code.slice(0, scanner.getTokenStart()).split('\n').length;
      regexes.push({ source: text.slice(1, end), flags: text.slice(end + 1), line });
    }
    previous = token;
  }
}
