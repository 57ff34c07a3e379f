import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Guides. Decisions and changelogs describe the past. */
const GUIDES = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/^decisions|changelog|releases/.test(file))
    .map((file) => `docs/${file}`),
]
const PATHS =
  /`((?:src|backend|contract|domain|server|mocks|openapi|scripts|e2e|bench|deploy|docs|types)\/[^`\s]*)`/g
/** Part of a path that stands for a name, or for several. */
const PLACEHOLDER = /[<>{}*…]/

it.each(GUIDES)('every path in %s exists', (guide) => {
  const paths = [...readFileSync(guide, 'utf8').matchAll(PATHS)].map(([, path = '']) => path)
  const missing = paths.filter(
    (path) => !PLACEHOLDER.test(path) && !['', '.ts', '.tsx'].some((end) => existsSync(path + end)),
  )
  expect(missing).toEqual([])
})
