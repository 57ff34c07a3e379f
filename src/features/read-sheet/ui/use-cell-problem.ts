import { useFormat, useTranslation } from '@/shared/i18n'
import type { ReadProblem } from '@domain/readers'

/** Returns a formatter of a rejected cell's error. @param column title of the column */
export function useCellProblem(): (column: string, problem: ReadProblem) => string {
  const { t, i18n } = useTranslation(['features/read-sheet', 'entities/product'])
  const format = useFormat()
  return (column, problem) => {
    if ('limit' in problem)
      return t(`features/read-sheet:problem.${problem.code}`, {
        column,
        limit: format.number(problem.limit),
      })
    if (!('allowed' in problem)) return t(`features/read-sheet:problem.${problem.code}`, { column })
    const units = problem.allowed.map((unit) => t(`entities/product:unit.${unit}`))
    return t(`features/read-sheet:problem.${problem.code}`, {
      column,
      units: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(units),
    })
  }
}
