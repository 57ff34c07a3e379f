import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A route that has a page, and the module which is loaded when it is opened. */
export interface PageRoute {
  /** As the router writes it: `/deals/$id`. */
  path: string
  /** The page's slice: `deal`. */
  slice: string
  /** From the project's root: `src/pages/deal/ui/deal-page.tsx`. */
  module: string
}

/**
 * Reads the table of routes as it is written, because a build can't run it: the pages are React's.
 * @param root The project's folder.
 * @throws Error naming the route whose page isn't found
 */
export function pageRoutes(root: string): PageRoute[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const table = read('src/app/router/routes.ts')
  const slices = new Map(
    [...table.matchAll(/^import \{ (.+) \} from '@\/pages\/([\w-]+)'$/gm)].flatMap(
      ([, names = '', slice = '']) => names.split(', ').map((name) => [name, slice] as const),
    ),
  )
  const rows = [...table.matchAll(/createRoute\(\{ \.\.\.guarded\('([^']+)'\), \.\.\.(\w+) \}\)/g)]
  return rows.map(([, route = '', page = '']) => {
    const slice = slices.get(page)
    const modules =
      slice === undefined
        ? []
        : [...read(`src/pages/${slice}/index.ts`).matchAll(/import\('\.\/(ui\/[\w-]+)'\)/g)]
    const [, module] = modules[0] ?? []
    if (slice === undefined || module === undefined || modules.length > 1) {
      throw new Error(
        `The page of ${route} is not found: src/app/router/routes.ts says ${page}, and its slice loads ${modules.length} modules.`,
      )
    }
    return { path: route, slice, module: `src/pages/${slice}/${module}.tsx` }
  })
}
