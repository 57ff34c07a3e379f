import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '@/app/router/search'
import { clientsSearch } from '@/pages/clients/model/clients-search'
import { dealsSearch } from '@/pages/deals-list/model/deals-search'
import { chunkLinks, earlyCalls } from './early-page'
import { pageRoutes } from './page-routes'

/** What the first script of a page asks for at an address, in the session of a role; without the API's own address. */
function asked(address: string, role = 'admin'): string[] {
  const url = new URL(address, 'http://localhost')
  const calls: string[] = []
  const surroundings = {
    URL,
    URLSearchParams,
    Response,
    document: { documentElement: { dataset: { shell: 'bar' } } },
    location: url,
    localStorage: { auth: JSON.stringify({ role, is_logged_in: true }) },
    window: {},
    fetch: async (call: URL) => {
      calls.push(call.pathname + call.search)
      return new Response('{}')
    },
  }
  runInNewContext(earlyCalls('/api', '/'), surroundings)
  return calls
}

const sorted = (call: string) => {
  const { pathname, searchParams } = new URL(call, 'http://localhost')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

const id = 'cccccccc-0000-4000-8000-000000000001'

describe('the first script of a page', () => {
  it.each([
    '',
    '?status=order_confirmation&status=confirmed&status=loading',
    '?status=foo&status=draft',
    '?sort=bar',
    '?sort=-date&sort=date',
    '?client_id=abc',
    `?client_id=${id.toUpperCase()}&sort=-date`,
    '?week_from=zzz',
    '?week_from=2026-W48&week_to=2026-W50',
    `?q=${'x'.repeat(100)}`,
    `?q=${'x'.repeat(101)}`,
    '?q=%C3%89b%C3%A9nisterie+%26+Fils',
    '?q=&tab=x&cursor=abc&limit=5000&constructor=x',
  ])('asks for the list of deals at %j as the page will', (search) => {
    const wanted = stringifySearch({ ...dealsSearch(parseSearch(search)), limit: '100' })
    expect(asked(`/general-order${search}`)).toEqual([sorted(`/api/deals/${wanted}`), '/api/me/'])
  })

  it.each(['', '?country=FR&country=France', '?status=lost', '?week_from=2026-W48'])(
    'asks for the list of clients at %j as the page will',
    (search) => {
      const wanted = stringifySearch({ ...clientsSearch(parseSearch(search)), limit: '100' })
      expect(asked(`/clients${search}`)).toEqual([sorted(`/api/clients/${wanted}`), '/api/me/'])
    },
  )

  it('leaves weeks the wrong way round to the page, which puts them right', () => {
    expect(asked('/general-order?week_from=2026-W50&week_to=2026-W48')).toEqual(['/api/me/'])
  })

  it('asks for no list that the role may not open', () => {
    expect(asked('/general-order', 'cargo_manager')).toEqual(['/api/me/'])
    expect(asked('/clients', 'sale_manager')).toEqual(['/api/me/'])
  })
})

it('a page whose module the build does not have fails it', () => {
  const routes = pageRoutes(path.resolve(import.meta.dirname, '..'))
  expect(() => chunkLinks(routes, new Map(), '', '/')).toThrow('the build has no such module')
})
