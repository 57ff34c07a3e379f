import ts from 'typescript'
import { walk } from './source-files'

/** Possible keys in the source: literals, and patterns of composed keys. */
export interface KeyMentions {
  literals: ReadonlySet<string>
  patterns: readonly RegExp[]
  keyPrefixes: readonly string[]
}

export function collectMentions(files: readonly ts.SourceFile[]): KeyMentions {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const keyPrefixes: string[] = []
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text)
      if (ts.isTemplateExpression(node)) {
        const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
        if (fixed.some((part) => /\w{2,}/.test(part)))
          patterns.push(new RegExp(`^${fixed.map(escape).join('.+')}$`))
      }
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText() === 'keyPrefix' &&
        ts.isStringLiteralLike(node.initializer)
      ) {
        keyPrefixes.push(node.initializer.text)
      }
    })
  }
  return { literals, patterns, keyPrefixes }
}

/** True if the source contains the key, whole or composed. */
export function isMentioned(
  key: string,
  { literals, patterns, keyPrefixes }: KeyMentions,
): boolean {
  const names = [
    key,
    ...keyPrefixes
      .filter((prefix) => key.startsWith(`${prefix}.`))
      .map((prefix) => key.slice(prefix.length + 1)),
  ]
  return names.some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)))
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
