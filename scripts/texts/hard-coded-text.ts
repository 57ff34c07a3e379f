import ts from 'typescript'
import { walk } from './source-files'

/** Attributes and props whose text a user reads or hears. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
])

/** The product's name is the same in every language. */
const untranslatedWords = new Set(['Timberdesk'])

/** Finds words in JSX that come from no text file, as `file:line: words`. */
export function findHardCodedText(file: ts.SourceFile): string[] {
  const found: string[] = []
  const report = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!/\p{L}/u.test(words) || untranslatedWords.has(words)) return
    found.push(
      `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${words}`,
    )
  }
  walk(file, (node) => {
    if (ts.isJsxText(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && isShownText(node)) {
      for (const literal of listLiterals(node.expression)) report(literal, literal.text)
    }
    if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      isTextAttribute(node)
    ) {
      report(node, node.initializer.text)
    }
  })
  return found
}

/** True if the expression is a child of an element or the value of a spoken attribute. */
function isShownText({ parent }: ts.JsxExpression): boolean {
  return ts.isJsxAttribute(parent) ? isTextAttribute(parent) : true
}

function isTextAttribute(attribute: ts.JsxAttribute): boolean {
  return textAttributes.has(attribute.name.getText())
}

/** Lists the literals that an expression may evaluate to, through conditions and fallbacks. */
function listLiterals(expression: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(expression)) return [expression]
  if (ts.isParenthesizedExpression(expression)) return listLiterals(expression.expression)
  if (ts.isConditionalExpression(expression)) {
    return [...listLiterals(expression.whenTrue), ...listLiterals(expression.whenFalse)]
  }
  if (ts.isBinaryExpression(expression)) return listLiterals(expression.right)
  return []
}
