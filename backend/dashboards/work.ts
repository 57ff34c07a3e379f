import type { Schemas } from '../call'

export type WorstCase = Schemas['WorstCase']

interface Found<Summary> {
  items: readonly Summary[]
  total: number | null
}

/**
 * Each kind of work as the list finds it, so that a figure and the list that it opens are never two answers.
 * @param list finds with the list's own call; one row is enough
 * @param worstOf what is told of the row that comes first
 */
export async function workOf<Work extends { code: string; search: object }, Summary>(
  asked: readonly Work[],
  list: (search: Work['search']) => Promise<Found<Summary>>,
  worstOf: (summary: Summary, code: Work['code']) => WorstCase,
): Promise<(Work & Schemas['WorkFigures'])[]> {
  return Promise.all(
    asked.map(async (work) => {
      const { items: [first], total } = await list(work.search)
      return { ...work, count: total ?? 0, worst: first ? worstOf(first, work.code) : null }
    }),
  )
}
