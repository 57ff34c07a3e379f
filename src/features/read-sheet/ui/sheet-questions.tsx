import type { ReadProblem } from '@domain/readers'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { PRODUCT_PARTS, type ProductPart } from '../lib/titles'
import type { SheetQuestionStep } from '../model/use-sheet-questions'
import { MappingStep, type MappingTexts } from './mapping-step'
import { ValueQuestions } from './value-questions'

interface SheetQuestionsProps<Column extends string> extends MappingTexts<Column> {
  step: SheetQuestionStep<Column>
}

/** Shows the open question about a sheet: its columns, then its ambiguous values. */
export function SheetQuestions<Column extends string>({
  step,
  ...texts
}: SheetQuestionsProps<Column>) {
  return step.at === 'map' ? (
    <MappingStep step={step} {...texts} />
  ) : (
    <ValueQuestions step={step} getTitle={texts.getTitle} />
  )
}

interface NoticesProps {
  /** Number of hidden rows that were read. */
  hidden: number
  /** Titles of the columns that were not read. */
  unmapped: readonly string[]
  /** Opens the mapping step again. */
  onMap(): void
}

/**
 * Warns about hidden rows that were read, and about columns that were not. The user can match the
 * columns by hand.
 */
export function SheetNotices({ hidden, unmapped, onMap }: NoticesProps) {
  const { t, i18n } = useTranslation('features/read-sheet')
  const columns = new Intl.ListFormat(i18n.language).format(unmapped)
  return (
    <>
      {hidden > 0 && <Banner tone="waiting">{t('hidden_rows', { count: hidden })}</Banner>}
      {unmapped.length > 0 && (
        <Banner tone="waiting">{t('unmapped', { count: unmapped.length, columns })}</Banner>
      )}
      <div>
        <Button size="s" onClick={onMap}>
          {t('map.again')}
        </Button>
      </div>
    </>
  )
}

/** Returns the formatter of the titles of product part columns. */
export function usePartTitle(): (part: ProductPart) => string {
  const { t } = useTranslation('features/read-sheet')
  return (part) => t(`parts.${part}`)
}

export const isProductPart = (column: string): column is ProductPart =>
  PRODUCT_PARTS.some((part) => part === column)

/**
 * Returns a formatter of a refused cell's error.
 * @param column title of the column
 */
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
