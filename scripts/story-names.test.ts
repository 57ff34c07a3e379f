import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, walk } from './texts/source-files'

const root = path.resolve(import.meta.dirname, '..')
const files = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file))

/** Every English text of the application, whichever key it has. */
const english = new Set(files('src', /i18n\/en\.json$/).flatMap((file) => wordsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')))))

function wordsIn(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(Object(texts) as object).flatMap(wordsIn)
}

const read = (file: string) => parse(file, readFileSync(path.join(root, file), 'utf8'))

/** Texts of the application that a story seeks in English, `{ name: 'Save' }`; what the story or its samples say themselves it may seek. */
function soughtInEnglish(file: ts.SourceFile): string[] {
  const own = new Set<string>()
  const sought: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) own.add(node.text.trim())
    if (!ts.isStringLiteralLike(node)) return
    if (isSought(node)) sought.push(node.text)
    else if (/^\..*samples?$/.test(node.text)) walk(read(path.join(path.dirname(file.fileName), `${node.text}.ts`)), visit)
    else own.add(node.text)
  }
  walk(file, visit)
  return sought.filter((text) => english.has(text) && !own.has(text))
}

/** Whether it stands in a call such as `getByRole('button', { name: … })` or `findByText(…)`. */
function isSought(text: ts.Node): boolean {
  const place = ts.isPropertyAssignment(text.parent) && text.parent.name.getText() === 'name' ? text.parent.parent.parent : text.parent
  return ts.isCallExpression(place) && /By(Role|Text|LabelText|PlaceholderText)$/.test(place.expression.getText())
}

test.each(files('src', /\.stories\.tsx$/))('%s finds the application’s texts by their keys, in whichever language', (name) => {
  expect(soughtInEnglish(read(name))).toEqual([])
})
