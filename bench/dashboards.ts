/**
 * A timed call: its name, its path by the number of the call, and the limit for the 95th percentile
 * in milliseconds.
 */
export type Page = readonly [what: string, path: (index: number) => string, aim: number]

/** Milliseconds for one call of a dashboard, and for a search of everything. */
const [BOARD, SEARCH] = [150, 80]

const CHARTS = {
  deal: ['weeks', 'margin', 'clients'],
  supply: ['long', 'mills', 'prices', 'defects'],
  cargo: ['timeline', 'fill', 'freight', 'delay'],
} as const

/** Words, parts of words and numbers of all kinds, and what is nowhere. */
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

type Board = keyof typeof CHARTS

/**
 * Returns the calls of a dashboard: to-do counters, figures and charts, without filters and with
 * all filters.
 * @param narrowed query strings of filters
 */
export const createBoardPages = (board: Board, narrowed: string): readonly Page[] =>
  ['', 'figures/', ...CHARTS[board].map((chart) => `charts/${chart}/`)].flatMap((call): Page[] => {
    const [name, path] = [
      call === '' ? 'work and stages' : call.replaceAll('/', ' ').trim(),
      `/dashboards/${board}/${call}`,
    ]
    return [
      [name, () => path, BOARD],
      [`${name}, narrowed`, () => `${path}?${narrowed}`, BOARD],
    ]
  })

/** Ctrl+K. */
export const finderPages: readonly Page[] = SEARCHES.map((q): Page => [
  `found by ${q}`,
  () => `/search/?q=${encodeURIComponent(q)}`,
  SEARCH,
])
