import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import {
  chooseClient,
  fillCell,
  fillField,
  findNotes,
  getCell,
  pressSave,
} from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'
import type { Role } from '@/entities/session'
import { PREVIEW_DEBOUNCE_MS } from './use-workflow'

const app = useApp()

/** Collects the paths of POST requests as they start, without those for the prices of a line. */
function collectPosts(): string[] {
  const paths: string[] = []
  const collect = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && !pathname.startsWith('/api/wood_prices/')) paths.push(pathname)
  }
  server.events.on('request:start', collect)
  onTestFinished(() => server.events.removeListener('request:start', collect))
  return paths
}

/** Holds the pause after edits. The returned function ends the last one. */
function holdPreviewPause(): () => void {
  const startTimer = globalThis.setTimeout
  let endPause = () => {}
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    if (ms === PREVIEW_DEBOUNCE_MS) endPause = run
    return startTimer(ms === PREVIEW_DEBOUNCE_MS ? () => {} : run, ms)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return () => act(endPause)
}

/** Enters a line with a product and a quantity. */
async function fillLine(user: UserEvent) {
  const product = await app.world.db
    .selectFrom('products')
    .select('name')
    .where('name', 'like', 'Spruce%')
    .orderBy('name')
    .executeTakeFirstOrThrow()
  await fillCell(user, 1, 'quantity', '40m3{Enter}')
  await user.click(getCell(1, 'product'))
  await user.keyboard('x{Backspace}')
  await user.paste(product.name)
  await user.tab()
}

interface NewDocument {
  readonly kind: string
  readonly role: Role
  readonly path: string
  readonly collection: string
  fill(user: UserEvent): Promise<void>
}

const newDocuments: readonly NewDocument[] = [
  {
    kind: 'deal',
    role: 'sale_manager',
    path: '/deals/new',
    collection: '/deals/',
    async fill(user) {
      await chooseClient(user)
      await fillLine(user)
    },
  },
  {
    kind: 'supply',
    role: 'purchase_manager',
    path: '/supplies/new',
    collection: '/supplies/',
    async fill(user) {
      await fillField(user, await screen.findByRole('combobox', { name: /^Sawmill/ }), 'vidz')
      await user.click(await screen.findByRole('option', { name: /Vidzemes/ }))
      await fillLine(user)
    },
  },
  {
    kind: 'cargo',
    role: 'cargo_manager',
    path: '/cargo/new',
    collection: '/cargos/',
    async fill(user) {
      const wood = within(await screen.findByRole('region', { name: 'Ready to load' }))
      const [load] = await wood.findAllByRole('button', { name: /^Load \d+ packs? of/ })
      await user.click(load ?? document.body)
    },
  },
]

it.each(newDocuments)(
  'a new $kind is not previewed again between its first save and its own address',
  async ({ role, path, collection, fill }) => {
    await app.logInAs(role)
    const { user, router } = await app.open(path)
    const posts = collectPosts()
    await fill(user)
    await waitFor(() => expect(posts).toContain(`/api${collection}preview/`))
    const release = holdCall('post', collection)
    const endPause = holdPreviewPause()
    await fillField(user, await findNotes(), 'Call before loading')
    await pressSave(user)
    await waitFor(() => expect(posts).toContain(`/api${collection}`))
    endPause()
    release()
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path))
    await screen.findByText(/^Saved/)
    expect(posts.slice(posts.indexOf(`/api${collection}`))).toEqual([`/api${collection}`])
  },
)
