import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sections = new Map(
  readFileSync('docs/kit.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', section]),
)

const kit = 'src/shared/ui'
const stories = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)
const components = stories.flatMap((file) => {
  const [, title] =
    /title: 'Kit\/[^'/]+\/([^']+)'/.exec(readFileSync(join(kit, file), 'utf8')) ?? []
  return title === undefined ? [] : [title]
})

it('the documentation of a component says when to use it, when not, and its keys', () => {
  expect([...sections.keys()].toSorted()).toEqual(components.toSorted())
  const incomplete = [...sections].filter(
    ([, section]) =>
      !['When', 'Not', 'Keys'].every((heading) => section.includes(`- **${heading}**: `)),
  )
  expect(incomplete.map(([component]) => component)).toEqual([])
})

it('each token has a comment that describes its use', () => {
  const css = readFileSync(join(kit, 'tokens.css'), 'utf8')
  const tokens = [...css.slice(0, css.indexOf('}')).matchAll(/(--[\w-]+):[^;]+;(.*)/g)]
  expect(tokens.length).toBeGreaterThan(50)
  const undescribed = tokens.filter(([, , comment = '']) => !/^ \/\* .+ \*\/$/.test(comment))
  expect(undescribed.map(([, name]) => name)).toEqual([])
})
