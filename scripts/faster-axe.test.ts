import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { fasterAxePlugin } from './faster-axe'

const require = createRequire(import.meta.url)
const axe = createRequire(require.resolve('@storybook/addon-a11y')).resolve('axe-core')

it('axe stores its colours without weak maps, and other modules stay as they are', () => {
  const { transform } = fasterAxePlugin()
  const code = transform(readFileSync(axe, 'utf8'), axe)
  expect(code).toContain('_red = new ValuesInKeys()')
  expect(code).not.toMatch(/_\w+ = new Weak/)
  // Its elements outlive a check, so their values may not be stored in them.
  expect(code).toContain("cache_default.set('nodeMap', new WeakMap())")
  expect(transform('_red = new WeakMap()', '/src/app/main.tsx')).toBeNull()
})
