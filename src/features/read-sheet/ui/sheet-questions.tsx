import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import { productParts, type ProductPart } from '../lib/titles'
import type { SheetQuestionStep } from '../model/use-sheet-questions'
import { MappingStep } from './mapping-step'
import { ValueQuestions } from './value-questions'

interface Props<Column extends string> {
  readonly step: SheetQuestionStep<Column>
  getTitle(column: Column): string
}

/** The question about a sheet that waits for its answer: its columns first, then its ambiguous values. */
export function SheetQuestions<Column extends string>({ step, getTitle }: Props<Column>) {
  return step.at === 'map' ? (
    <MappingStep step={step} getTitle={getTitle} />
  ) : (
    <ValueQuestions step={step} getTitle={getTitle} />
  )
}

/** Says that a spreadsheet hides some of the rows that were read; nothing where there are none. */
export function HiddenRows({ count }: { readonly count: number }) {
  const { t } = useTranslation('features/read-sheet')
  return count > 0 ? <Banner tone="waiting">{t('hidden_rows', { count })}</Banner> : null
}

/** Returns the title of a column that says a product in parts. */
export function usePartTitle(): (part: ProductPart) => string {
  const { t } = useTranslation('features/read-sheet')
  return (part) => t(`parts.${part}`)
}

export const isProductPart = (column: string): column is ProductPart =>
  productParts.some((part) => part === column)
