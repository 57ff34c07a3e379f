import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@/shared/api'
import { useBrowserApp } from './testing/browser-app'

const app = useBrowserApp({ isAgreed: false })
const controls = 'a[href], button, input, select, textarea, summary'
/** Links inside a sentence, which are as high as their line. */
const inSentence = 'main p a'

/**
 * Returns the area around a control's center that still hits it, in CSS pixels; null if the control
 * can't be pressed.
 */
function hitArea(control: HTMLElement): { width: number; height: number } | null {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = control.getBoundingClientRect()
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2]
  const label = control.closest('label')
  const isInArea = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (control.contains(hit) || label?.contains(hit) === true)
  }
  const measureReach = (dx: number, dy: number) => {
    let steps = 0
    while (steps < 100 && isInArea(middle + dx * (steps + 1), centre + dy * (steps + 1))) steps += 1
    return steps / 2
  }
  if (!isInArea(middle, centre)) return null
  return {
    width: measureReach(-0.5, 0) + measureReach(0.5, 0),
    height: measureReach(0, -0.5) + measureReach(0, 0.5),
  }
}

/** Visible controls of the screen with their hit areas. */
const listPressables = () =>
  [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.matches(`${inSentence}, :disabled`))
    .map((control) => ({ control, area: hitArea(control) }))

/** Counts the controls and lists those with a hit area smaller than `least` pixels. */
function measureHitAreas(minSize: number) {
  const hitAreas = listPressables().flatMap(({ control, area }) => (area ? { control, area } : []))
  // Each edge that falls between two pixels loses half a pixel.
  const small = hitAreas.filter(({ area }) => Math.min(area.width, area.height) <= minSize - 1.5)
  const getName = (control: HTMLElement) =>
    control.getAttribute('aria-label') ?? (control.textContent || control.id)
  return {
    count: hitAreas.length,
    tooSmall: small.map(
      ({ control, area }) => `${getName(control)}: ${area.width} × ${area.height}`,
    ),
  }
}

async function open(path: string) {
  const { queryClient } = await app.open(path)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: 'Accept' })
  await expect.poll(() => queryClient.isFetching(), { timeout: 30_000 }).toBe(0)
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0)
}

const listDeals = async () =>
  (await api.GET('/deals/', { params: { query: { limit: 100 } } })).data?.items ?? []

/** Returns the client with the most deals: its screen shows a full list and a link to the rest. */
async function findBusiestClient() {
  const clients = (await listDeals()).map((deal) => deal.client.id)
  const count = (id: string) => clients.filter((clientId) => clientId === id).length
  return clients.toSorted((a, b) => count(b) - count(a))[0]
}

const screens: [string, () => Promise<string>][] = [
  ['the list of deals', async () => '/general-order'],
  ['a deal', async () => `/deals/${(await listDeals())[0]?.id}`],
  ['a new deal', async () => '/deals/new'],
  ['the list of clients', async () => '/clients'],
  ['a new sawmill', async () => '/sawmills/new'],
  ['a client', async () => `/clients/${await findBusiestClient()}`],
]

it.each(screens)('on a phone, %s has no hit area smaller than 44 px', async (_name, path) => {
  await page.viewport(390, 844)
  await open(await path())
  const { count, tooSmall } = measureHitAreas(44)
  expect(tooSmall).toEqual([])
  expect(count).toBeGreaterThan(8)
})

it.each(screens)('on a wide screen, %s has no hit area smaller than 24 px', async (_name, path) => {
  await page.viewport(1280, 900)
  await open(await path())
  const { count, tooSmall } = measureHitAreas(24)
  expect(tooSmall).toEqual([])
  expect(count).toBeGreaterThan(8)
})
