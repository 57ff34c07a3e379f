import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['src', '.storybook'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)

/** Lists the CSS modules that a source imports, with the classes that it names. */
function listImports(file: string) {
  const source = readFileSync(file, 'utf8')
  const code = source.replaceAll(/^import .+$/gm, '')
  return Array.from(
    source.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm),
    ([, name = '', from = '']) => {
      const names = Array.from(
        code.matchAll(new RegExp(`(?<!['\\w])${name}\\b(?:\\.(\\w+))?`, 'g')),
        ([, used]) => used,
      )
      return {
        file,
        sheet: from.replace(/^@/, 'src').replace(/^\.(?=\.?\/)/, `${path.dirname(file)}/.`),
        classes: names.filter((used) => used !== undefined),
        /** Classes are looked up by a variable (`styles[name]`), or passed on. */
        isDynamic: names.includes(undefined),
      }
    },
  )
}

const imports = files.filter((file) => /\.tsx?$/.test(file)).flatMap(listImports)

describe.each(files.filter((file) => file.endsWith('.module.css')))('%s', (sheet) => {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const defined = new Set(
    Array.from(css.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name = '']) => name),
  )
  const importers = imports.filter((each) => path.normalize(each.sheet) === sheet)

  it('defines each class that a component uses', () => {
    const missing = importers.flatMap(({ file, classes }) =>
      classes.filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('defines no class that no component uses', () => {
    expect(importers).not.toEqual([])
    if (importers.some(({ isDynamic }) => isDynamic)) return
    const used = new Set(importers.flatMap(({ classes }) => classes))
    expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })
})
