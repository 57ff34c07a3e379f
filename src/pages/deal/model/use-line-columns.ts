import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  isPrice,
  lineFigures,
  priceProblem,
  quantityProblem,
  writeQuantity,
  writeUnit,
  type LineDraft,
  type PriceProblem,
} from '@/entities/deal'
import { blankSpecification, describeSpecification, productSearchQuery, specificationChoices } from '@/entities/product'
import { vUnit } from '@/shared/api/generated/validators'
import { formatFor, useTranslation } from '@/shared/i18n'
import type { Unit } from '@/shared/lib/timber'
import type { GridColumn } from '@/widgets/lines-grid'
import type { DealRights } from './deal-editor'
import { shortOf } from './certification'
import { chooseProduct, soughtIn, writeProduct } from './line-product'
import { readWood } from './written-wood'

interface Options {
  rights: DealRights
  currency: string
  /** What the client wants certified. */
  required: LineDraft['certification']
  describe: (lineId: string) => void
}

/** The columns of a deal's lines, for this person and in this language. */
export function useLineColumns({ rights, currency, required, describe }: Options): readonly GridColumn<LineDraft>[] {
  const { t, i18n } = useTranslation(['pages/deal', 'entities/product', 'shared/forms'])
  const queryClient = useQueryClient()
  const { language } = i18n
  const mayLines = rights.canEdit('lines')
  const mayPurchase = mayLines || rights.canEdit('planned_purchase_price')
  const { canSeeMargin } = rights

  return useMemo(() => {
    const format = formatFor(language)
    const mark = format.number('0.5', 1).charAt(1)
    const toEdit = (value: string) => value.replace('.', mark)
    const figure = (value: string | null, show: (value: string) => string) => (value === null ? '' : show(value))
    const named = (line: LineDraft) =>
      line.product_id === null && line.specification ? describeSpecification(line.specification) : line.product_name
    const sayUnsettled = (words: string) => {
      const written = readWood(words)
      if (!written?.unclear) return t('pages/deal:mistake.product', { words })
      return t(`pages/deal:mistake.unclear.${written.unclear}`, { words: written.unknown.join(' ') })
    }
    const sayPrice = (problem: PriceProblem, unit: Unit) => {
      const per = (each: Unit) => t(`pages/deal:per.${each}`)
      switch (problem.code) {
        case 'no_price':
          return t('pages/deal:mistake.price')
        case 'other_unit':
          return t('pages/deal:mistake.price_unit', { written: per(problem.unit), wanted: per(unit) })
        case 'with_vat':
          return t('shared/forms:number.vat')
        case 'other_currency':
          return t('shared/forms:number.currency', { currency, written: problem.written })
      }
    }
    const priceColumn = (id: 'price' | 'planned_purchase_price', isReadOnly: boolean): GridColumn<LineDraft> => ({
      kind: 'number',
      id,
      label: t(`pages/deal:line.${id}`),
      unit: t('pages/deal:line.per_unit', { currency }),
      width: 6.25,
      isReadOnly,
      show: (line) => (isPrice(line[id]) ? format.number(line[id], 2) : line[id]),
      edit: (line) => toEdit(line[id]),
      write: (line, text) => ({ ...line, [id]: text.trim() }),
      check: (line) => {
        const problem = priceProblem(line[id], currency, line.unit)
        return problem && sayPrice(problem, line.unit)
      },
    })
    const unitChoices = vUnit.options.map((value) => ({ value, label: t(`entities/product:unit.${value}`) }))
    const certificates = specificationChoices.certification.map((value) => ({
      value,
      label: value === 'none' ? '–' : t(`entities/product:certification.${value}`),
    }))
    const pick = <Value extends string>(choices: readonly { value: Value; label: string }[], text: string) =>
      choices.find((choice) => choice.value === text || choice.label.toLowerCase() === text.toLowerCase())?.value

    const columns: GridColumn<LineDraft>[] = [
      {
        kind: 'picker',
        id: 'product',
        label: t('pages/deal:line.product'),
        // Whole in one line where there is a column less, in two where not.
        width: canSeeMargin ? 14.85 : 18.9,
        isReadOnly: !mayLines,
        placeholder: t('pages/deal:line.product_placeholder'),
        show: named,
        edit: named,
        write: writeProduct,
        check: (line) => (line.product_name && !line.specification ? sayUnsettled(line.product_name) : null),
        // Not called off with the cell: a save waits for the same answer.
        search: async (words) => {
          const { products, hasMore } = await queryClient.query(productSearchQuery(soughtIn(words)))
          const options = products.map(({ id, name, specification }) => ({
            id,
            label: name,
            detail: t(`entities/product:certification.${specification.certification}`),
          }))
          return { options, hasMore }
        },
        choose: (line, productId) => chooseProduct(line, productId, queryClient),
        otherwise: { label: t('pages/deal:line.describe'), run: describe },
      },
      {
        kind: 'number',
        id: 'quantity',
        label: t('pages/deal:line.quantity'),
        width: 7.35,
        isReadOnly: !mayLines,
        placeholder: t('pages/deal:line.quantity_placeholder'),
        show: (line) => (quantityProblem(line) ? line.quantity : figure(line.quantity || null, (value) => format.number(value))),
        edit: (line) => toEdit(line.quantity),
        write: (line, text) => writeQuantity(line, text, blankSpecification),
        check: (line) => {
          const why = quantityProblem(line)
          if (why === 'not_whole') return t('shared/forms:field.not_whole')
          return why && t(`pages/deal:mistake.quantity.${why}`)
        },
      },
      {
        kind: 'choice',
        id: 'unit',
        label: t('pages/deal:line.unit'),
        width: 4.7,
        isReadOnly: !mayLines,
        choices: unitChoices,
        show: (line) => t(`entities/product:unit.${line.unit}`),
        edit: (line) => line.unit,
        write: (line, text) => writeUnit(line, pick(unitChoices, text) ?? text),
        check: (line) => {
          const m3 = lineFigures(line).conversions?.m3
          return m3 && !m3.ok ? t(`pages/deal:mistake.convert.${m3.why}`) : null
        },
      },
      priceColumn('price', !mayLines),
      ...(canSeeMargin ? [priceColumn('planned_purchase_price', !mayPurchase)] : []),
      {
        kind: 'choice',
        id: 'certification',
        label: t('pages/deal:line.certification'),
        width: 9,
        isReadOnly: !mayLines,
        choices: certificates,
        show: (line) => certificates.find((choice) => choice.value === line.certification)?.label ?? '',
        edit: (line) => line.certification,
        write: (line, text) => ({ ...line, certification: pick(certificates, text) ?? line.certification }),
        note: (line) => {
          const short = shortOf(line, required)
          if (!short) return null
          const say = (claim: LineDraft['certification']) => t(`entities/product:certification.${claim}`)
          // The cell has the line's own claim in it: of that there is only to say what it should be.
          if (short === line.certification) return t('pages/deal:line.short.required', { required: say(required) })
          return short === 'none' ? t('pages/deal:line.short.uncertified_wood') : t('pages/deal:line.short.other_wood', { has: say(short) })
        },
      },
      {
        kind: 'computed',
        id: 'volume',
        label: t('pages/deal:line.volume'),
        unit: t('entities/product:unit.m3'),
        width: 6.05,
        show: (line) => figure(lineFigures(line).volume, format.volume),
      },
      {
        kind: 'computed',
        id: 'weight',
        label: t('pages/deal:line.weight'),
        unit: t('entities/product:unit.kg'),
        width: 6.05,
        show: (line) => {
          const { weightKg } = lineFigures(line)
          return weightKg === null ? '' : format.number(weightKg, 0)
        },
      },
      {
        kind: 'computed',
        id: 'amount',
        label: t('pages/deal:line.amount'),
        unit: currency,
        width: 7.5,
        show: (line) => figure(lineFigures(line).amount, (amount) => format.number(amount, 2)),
      },
    ]
    return columns
  }, [t, language, queryClient, mayLines, mayPurchase, canSeeMargin, currency, required, describe])
}
