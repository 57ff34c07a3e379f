/**
 * A timed call: its name, its path by the number of the call, and the limit for the 95th percentile
 * in milliseconds.
 */
export type TimedCall = readonly [
  name: string,
  createPath: (index: number) => string,
  limitMs: number,
]

/** Milliseconds for one call of a dashboard, and for a search of all records. */
const [MAX_DASHBOARD_MS, MAX_SEARCH_MS] = [150, 80]

const CHARTS = {
  deal: ['weeks', 'margin', 'clients'],
  supply: ['long', 'mills', 'prices', 'defects'],
  cargo: ['timeline', 'fill', 'freight', 'delay'],
} as const

/** Words, parts of words, numbers of several kinds, and a word without a match. */
const SEARCHES = [
  'bois',
  'spruce',
  'rotterdam',
  'nemuno',
  'tbdu',
  'D-2026',
  'S-2026-00',
  'c-2026',
  'SR-2026',
  '50x150',
  'pušis 22x100',
  'xylophone',
]

type Dashboard = keyof typeof CHARTS

/**
 * Returns the calls of a dashboard: to-do counters, figures and charts, without filters and with
 * all filters.
 * @param filters query string of all filters
 */
export const createDashboardPages = (dashboard: Dashboard, filters: string): readonly TimedCall[] =>
  ['', 'figures/', ...CHARTS[dashboard].map((chart) => `charts/${chart}/`)].flatMap(
    (call): TimedCall[] => {
      const [name, path] = [
        call === '' ? 'work and stages' : call.replaceAll('/', ' ').trim(),
        `/dashboards/${dashboard}/${call}`,
      ]
      return [
        [name, () => path, MAX_DASHBOARD_MS],
        [`${name}, filtered`, () => `${path}?${filters}`, MAX_DASHBOARD_MS],
      ]
    },
  )

/** Searches of all records, as Ctrl+K makes them. */
export const searchPages: readonly TimedCall[] = SEARCHES.map((q): TimedCall => [
  `found by ${q}`,
  () => `/search/?q=${encodeURIComponent(q)}`,
  MAX_SEARCH_MS,
])
