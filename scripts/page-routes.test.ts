import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageRoutes } from './page-routes'

const root = path.resolve(import.meta.dirname, '..')

it('every route that has a page is known with the module it loads', () => {
  const routes = pageRoutes(root)
  expect(routes).toContainEqual({
    path: '/deals/new',
    slice: 'deal',
    module: 'src/pages/deal/ui/deal-page.tsx',
  })
  expect(routes).toContainEqual({
    path: '/login',
    slice: 'login',
    module: 'src/pages/login/ui/login-page.tsx',
  })
  expect(
    routes.map(({ module }) => module).filter((module) => !existsSync(path.join(root, module))),
  ).toEqual([])
})
