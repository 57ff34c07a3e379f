import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { clientQueryOptions } from '@/entities/client'
import { useRecord } from '@/features/edit-record'
import { i18n, useTranslation } from '@/shared/i18n'
import { getLanguageNumberForm } from '@domain/numbers'
import { DocumentSection } from '@/widgets/document'
import {
  createLineClipboard,
  LineCount,
  LineServices,
  LineWarnings,
  useColumnsWithWarnings,
  useOpenSpecification,
  useOptionalColumns,
  useSpecificationDrafts,
  useWoodColumns,
  WoodLines,
} from '@/widgets/wood-lines'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { dealFormConfig } from '../model/deal-form'
import type { DealLine } from '../model/deal-line'
import { canAddLines, isRevision } from '../model/deal-revision-form'
import { useDealWarningFormatter, useDealWarnings } from '../model/deal-warnings'
import {
  formatDiscountText,
  getDealLineFigures,
  isDiscountWrong,
  readDiscount,
} from '../model/line-discount'
import { useCanSeeMargin, useDealLines } from '../model/use-deal'
import { Charges } from './charges-section'

const PRICES = { price: 'sale', planned_purchase_price: 'purchase' } as const

interface DealLineColumnsOptions {
  currency: string
  /** Certification that the client requires. */
  required: DealLine['certification']
  openSpecification: (lineId: string) => void
}

const CLOSABLE_FIELDS = ['product_id', 'unit', 'price_unit', 'certification'] as const
type ClosableField = (typeof CLOSABLE_FIELDS)[number]

/** Returns the fields that the user may edit in no line, although lines are editable. */
function useClosedLineFields(): readonly ClosableField[] {
  const { saved, canEdit } = useRecord(dealFormConfig)
  const lines = saved?.lines ?? []
  return lines.length === 0
    ? []
    : CLOSABLE_FIELDS.filter((field) => lines.every((_, i) => !canEdit(`lines.${i}.${field}`)))
}

/** Returns the columns that the user may see. */
function useDealLineColumns({
  currency,
  required,
  openSpecification,
}: DealLineColumnsOptions): readonly GridColumn<DealLine>[] {
  const { t } = useTranslation('pages/deal')
  const { saved, canEdit } = useRecord(dealFormConfig)
  const canSeeMargin = useCanSeeMargin()
  const isReadOnly = !canEdit('lines')
  const closed = useClosedLineFields().join(' ')
  const isPurchaseReadOnly = !canEdit('planned_purchase_price')
  // A revision has no purchase prices.
  const hasPurchase = canSeeMargin && !isRevision(saved)
  // Without the margin, a product name fits on one line; with it, on two.
  const { lines } = useDealLines()
  const wood = useWoodColumns<DealLine>({
    lines,
    currency,
    required,
    isReadOnly,
    productWidth: canSeeMargin ? 14.85 : 18.9,
    openSpecification,
  })

  return useMemo(() => {
    const createPriceColumn = (name: keyof typeof PRICES, isFixed: boolean) =>
      wood.price({ name, label: t(`line.${name}`), side: PRICES[name], isReadOnly: isFixed })
    const close = (field: ClosableField, column: GridColumn<DealLine>): GridColumn<DealLine> =>
      column.kind !== 'computed' && closed.split(' ').includes(field)
        ? { ...column, isReadOnly: true }
        : column
    return [
      close('product_id', wood.product),
      wood.quantity,
      close('unit', wood.unit),
      createPriceColumn('price', isReadOnly),
      createDiscountColumn(t('line.discount'), t('line.discount_unclear'), {
        currency,
        isReadOnly,
      }),
      ...(hasPurchase ? [createPriceColumn('planned_purchase_price', isPurchaseReadOnly)] : []),
      close('price_unit', wood.priceUnit),
      close('certification', wood.certification),
      wood.remark,
      wood.volume,
      wood.amount('price', undefined, getDealLineFigures),
    ]
  }, [t, wood, currency, hasPurchase, isReadOnly, isPurchaseReadOnly, closed])
}

/** A discount in per cent or as an amount. */
const createDiscountColumn = (
  label: string,
  unclear: string,
  { currency, isReadOnly }: { currency: string; isReadOnly: boolean },
): GridColumn<DealLine> => ({
  kind: 'number',
  id: 'discount',
  label,
  width: 6.25,
  isReadOnly,
  show: ({ discount }) => formatDiscountText(discount),
  edit: ({ discount }) => formatDiscountText(discount),
  write: (line, text, form = getLanguageNumberForm(i18n.language)) => ({
    ...line,
    discount: readDiscount(text, form),
  }),
  check: (line) => (isDiscountWrong(line, currency) ? unclear : null),
})

/** The deal's lines. */
export function LinesSection() {
  const { t } = useTranslation('pages/deal')
  const { saved, me, form, canEdit, registerLinkedDraft } = useRecord(dealFormConfig)
  const sheet = useDealLines()
  const { lines } = sheet
  const unfinishedDrafts = useSpecificationDrafts(
    { personId: me.id, kind: 'deal', id: saved?.id ?? null },
    lines,
  )
  useEffect(() => registerLinkedDraft(unfinishedDrafts), [registerLinkedDraft, unfinishedDrafts])
  const [currency, clientId, exchangeRate] = useWatch({
    control: form.control,
    name: ['currency', 'client_id', 'exchange_rate'],
  })
  const { data: client } = useQuery({ ...clientQueryOptions(clientId), enabled: clientId !== '' })
  const description = useOpenSpecification(sheet.cursor)
  const { open } = description
  const warnings = useDealWarnings()
  const { formatSentence, formatShort } = useDealWarningFormatter()
  const { columns, hiddenColumns, ...optional } = useOptionalColumns(
    sheet,
    useColumnsWithWarnings(
      useDealLineColumns({
        currency,
        required: client?.required_certification ?? 'none',
        openSpecification: open,
      }),
      warnings,
      formatShort,
    ),
  )
  const clipboard = useMemo(
    () =>
      createLineClipboard<DealLine>({
        prices: PRICES,
        currency,
        ownFields: ['discount'],
        amountFields: ['discount'],
        newLine: lines.newLine,
      }),
    [currency, lines],
  )
  const isEditable = canEdit('lines')
  const isWoodFixed = !isEditable || !canAddLines(saved)
  useEffect(() => lines.reread(), [lines, currency])

  return (
    <DocumentSection title={t('section.lines')} layout="whole" aside={<LineCount lines={lines} />}>
      <WoodLines
        label={t('line.label')}
        state={sheet}
        currency={currency}
        columns={columns}
        hiddenColumns={hiddenColumns}
        optional={canEdit('lines') ? optional : null}
        clipboard={clipboard}
        openSpecification={description}
        drafts={unfinishedDrafts}
        isFixed={!isEditable}
        isWoodFixed={isWoodFixed}
        isReadOnly={!isEditable && !canEdit('planned_purchase_price')}
        pricing={
          isEditable
            ? {
                kind: 'sold',
                partnerId: clientId,
                documentId: saved?.id ?? null,
                currency,
                exchangeRate,
                isEditable,
              }
            : null
        }
      />
      {saved && <LineServices lines={saved.lines} currency={saved.currency} />}
      <Charges />
      <LineWarnings lines={lines} warnings={warnings} formatWarning={formatSentence} />
    </DocumentSection>
  )
}
