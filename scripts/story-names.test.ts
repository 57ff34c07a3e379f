import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { languages, readTexts } from './texts/compare-texts'
import { parse, walk } from './texts/source-files'

const root = path.resolve(import.meta.dirname, '..')
const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file))

/** Every English text of the application, whichever key it has. */
const english = new Set(
  listFiles('src', /i18n\/en\.json$/).flatMap((file) =>
    listWords(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  ),
)

function listWords(texts: unknown): string[] {
  return typeof texts === 'string'
    ? [texts]
    : Object.values(Object(texts) as object).flatMap(listWords)
}

const read = (file: string) => parse(file, readFileSync(path.join(root, file), 'utf8'))

/**
 * Returns English texts of the application that a story queries literally (`{ name: 'Save' }`).
 * Texts of the story or its samples are allowed.
 */
function findEnglishQueries(file: ts.SourceFile): string[] {
  const ownTexts = new Set<string>()
  const searchedNames: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) ownTexts.add(node.text.trim())
    if (!ts.isStringLiteralLike(node)) return
    if (isQueryArgument(node)) searchedNames.push(node.text)
    else if (/^\..*samples?$/.test(node.text))
      walk(read(path.join(path.dirname(file.fileName), `${node.text}.ts`)), visit)
    else ownTexts.add(node.text)
  }
  walk(file, visit)
  return searchedNames.filter((text) => english.has(text) && !ownTexts.has(text))
}

/** True if the text is in a query such as `getByRole('button', { name: … })` or `findByText(…)`. */
function isQueryArgument(text: ts.Node): boolean {
  const place =
    ts.isPropertyAssignment(text.parent) && text.parent.name.getText() === 'name'
      ? text.parent.parent.parent
      : text.parent
  return (
    ts.isCallExpression(place) &&
    /By(Role|Text|LabelText|PlaceholderText)$/.test(place.expression.getText())
  )
}

it.each(listFiles('src', /\.stories\.tsx$/))(
  '%s finds the application’s texts by key, in any language',
  (name) => {
    expect(findEnglishQueries(read(name))).toEqual([])
  },
)

/** Non-breaking spaces: `findByText` normalises them in the page and not in its argument. */
const UNBREAKABLE = /[\u00A0\u202F]/

/**
 * Returns keys that a story queries (`findByText(t('saved'))`) although their text contains such a
 * space in some language.
 */
function findUnbreakableQueries(file: ts.SourceFile): string[] {
  const slices = new Map<string, string>()
  const searchedNames: string[] = []
  walk(file, (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText() === 'getTexts'
    ) {
      const [slice] = node.initializer.arguments
      if (slice && ts.isStringLiteralLike(slice)) slices.set(node.name.getText(), slice.text)
    }
    if (
      !ts.isCallExpression(node) ||
      !/By(Text|LabelText|PlaceholderText)$/.test(node.expression.getText())
    )
      return
    const [argument] = node.arguments
    const words = argument && ts.isNewExpression(argument) ? argument.arguments?.[0] : argument
    if (!words || !ts.isCallExpression(words)) return
    const [slice, key] = [slices.get(words.expression.getText()), words.arguments[0]]
    if (slice === undefined || !key || !ts.isStringLiteralLike(key)) return
    const texts = languages.flatMap((language) => [...readTexts(root, slice, language)])
    if (
      texts.some(
        ([name, text]) =>
          name.replace(/_(one|few|many|other)$/, '') === key.text && UNBREAKABLE.test(text),
      )
    )
      searchedNames.push(key.text)
  })
  return searchedNames
}

it.each(listFiles('src', /\.stories\.tsx$/))(
  '%s queries no text with a non-breaking space, which it would not find',
  (name) => {
    expect(findUnbreakableQueries(read(name))).toEqual([])
  },
)
