import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@/shared/api'
import { useBrowserApp } from './testing/browser-app'

const app = useBrowserApp({ isAgreed: false })
const controls = 'a[href], button, input, select, textarea, summary'
/** A link in a sentence is as high as its line. */
const inSentence = 'main p a'

/** The width and height around a control's middle in which a press still hits it, in CSS pixels; null where nobody can press it. */
function hitArea(control: HTMLElement): { width: number; height: number } | null {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = control.getBoundingClientRect()
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2]
  const label = control.closest('label')
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (control.contains(hit) || label?.contains(hit) === true)
  }
  const reach = (dx: number, dy: number) => {
    let steps = 0
    while (steps < 100 && isHit(middle + dx * (steps + 1), centre + dy * (steps + 1))) steps += 1
    return steps / 2
  }
  if (!isHit(middle, centre)) return null
  return { width: reach(-0.5, 0) + reach(0.5, 0), height: reach(0, -0.5) + reach(0, 0.5) }
}

/** What can be pressed on this screen, with its hit area. */
const pressable = () =>
  [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.matches(`${inSentence}, :disabled`))
    .map((control) => ({ control, area: hitArea(control) }))

/** How many controls there are to press, and which of them are smaller than `least`. */
function measured(least: number) {
  const met = pressable().flatMap(({ control, area }) => (area ? { control, area } : []))
  // Half a pixel is lost at each edge that falls between two pixels.
  const small = met.filter(({ area }) => Math.min(area.width, area.height) <= least - 1.5)
  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ?? (control.textContent || control.id)
  return {
    count: met.length,
    tooSmall: small.map(
      ({ control, area }) => `${nameOf(control)}: ${area.width} × ${area.height}`,
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

const deals = async () =>
  (await api.GET('/deals/', { params: { query: { limit: 100 } } })).data?.items ?? []

/** The client with the most deals: its screen has as many as fit, and leads to the others. */
async function busiestClient() {
  const clients = (await deals()).map((deal) => deal.client.id)
  const count = (id: string) => clients.filter((other) => other === id).length
  return clients.toSorted((a, b) => count(b) - count(a))[0]
}

const screens: [string, () => Promise<string>][] = [
  ['the list of deals', async () => '/general-order'],
  ['a deal', async () => `/deals/${(await deals())[0]?.id}`],
  ['a new deal', async () => '/deals/new'],
  ['the list of clients', async () => '/clients'],
  ['a new sawmill', async () => '/sawmills/new'],
  ['a client', async () => `/clients/${await busiestClient()}`],
]

it.each(screens)(
  'on a phone, %s has nothing to press that is smaller than 44 px',
  async (_name, path) => {
    await page.viewport(390, 844)
    await open(await path())
    const { count, tooSmall } = measured(44)
    expect(tooSmall).toEqual([])
    expect(count).toBeGreaterThan(8)
  },
)

it.each(screens)(
  'in a wide window, %s has nothing to press that is smaller than 24 px',
  async (_name, path) => {
    await page.viewport(1280, 900)
    await open(await path())
    const { count, tooSmall } = measured(24)
    expect(tooSmall).toEqual([])
    expect(count).toBeGreaterThan(8)
  },
)
