import type { QueryClient } from '@tanstack/react-query'
import { specificationChoices } from '@/entities/product'
import { vUnit } from '@contract/validators'
import {
  formatEditableAmount,
  formatEditableNumber,
  formatFor,
  type Format,
  type useTranslation,
} from '@/shared/i18n'
import { getLanguageNumberForm, type NumberForm } from '@domain/numbers'
import type { Certification, Unit } from '@domain/timber'

type Translate = ReturnType<
  typeof useTranslation<readonly ['widgets/wood-lines', 'entities/product', 'shared/forms']>
>['t']

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ColumnOptions {
  readonly t: Translate
  readonly language: string
  readonly queryClient: QueryClient
  /** ISO 4217, for all prices. */
  readonly currency: string
  /** Required claim, such as the client's; `none` without one. */
  readonly required: Certification
  /** True if only prices may be edited. */
  readonly isReadOnly: boolean
  /** Minimum width of the product column, in em. */
  readonly productWidth: number
  /** Decimal places that the prices align to. */
  readonly pricePlaces: number
  readonly openSpecification: (lineId: string) => void
}

/** Options, formats and choices that the columns of wood lines share. */
export interface ColumnTools extends ColumnOptions {
  readonly format: Format
  readonly languageForm: NumberForm
  readonly toEdit: (value: string) => string
  readonly toEditAmount: (value: string) => string
  readonly unitChoices: readonly Choice<Unit>[]
  readonly certificates: readonly Choice<Certification>[]
}

export function createColumnTools(options: ColumnOptions): ColumnTools {
  const { t, language, currency } = options
  return {
    ...options,
    format: formatFor(language),
    languageForm: getLanguageNumberForm(language),
    toEdit: (value) => formatEditableNumber(value, language).trim(),
    toEditAmount: (value) => formatEditableAmount(value, language, currency).trim(),
    unitChoices: vUnit.options.map((value) => ({
      value,
      label: t(`entities/product:unit.${value}`),
    })),
    certificates: specificationChoices.certification.map((value) => ({
      value,
      label: value === 'none' ? '–' : t(`entities/product:certification.${value}`),
    })),
  }
}

/** Returns the value of the choice with this value or label; undefined if none. */
export const findChoice = <Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
): Value | undefined =>
  choices.find(
    (choice) => choice.value === text || choice.label.toLowerCase() === text.toLowerCase(),
  )?.value
