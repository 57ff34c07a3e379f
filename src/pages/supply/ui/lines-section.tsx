import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { DocumentSection } from '@/widgets/document'
import {
  createLineClipboard,
  isBlankLine,
  LineCount,
  LineWarnings,
  useColumnsWithWarnings,
  useOpenSpecification,
  useOptionalColumns,
  useSpecificationDrafts,
  useWoodColumns,
  WoodLines,
} from '@/widgets/wood-lines'
import { supplyFormConfig, useSupplyLines } from '../model/supply-form'
import { type PartField, PART_FIELDS, type SupplyLine, toAgreedLine } from '../model/supply-line'
import {
  omitRepeatedWarnings,
  useSupplyWarningFormatter,
  useSupplyWarnings,
} from '../model/supply-warnings'
import styles from './lines-section.module.css'

/** Ordered lines, and the mill's reported quantities. */
export function LinesSection() {
  const { t } = useTranslation('pages/supply')
  const { saved, me, form, canEdit, registerLinkedDraft } = useRecord(supplyFormConfig)
  const sheet = useSupplyLines()
  const { lines } = sheet
  const unfinishedDrafts = useSpecificationDrafts(
    { personId: me.id, kind: 'supply', id: saved?.id ?? null },
    lines,
  )
  useEffect(() => registerLinkedDraft(unfinishedDrafts), [registerLinkedDraft, unfinishedDrafts])
  const [currency, sawmillId, exchangeRate] = useWatch({
    control: form.control,
    name: ['currency', 'sawmill_id', 'exchange_rate'],
  })
  const isPriced = canEdit('price')
  const description = useOpenSpecification(sheet.cursor)
  const warnings = useSupplyWarnings()
  const { formatWarning, formatShortWarning } = useSupplyWarningFormatter()
  const { columns, hiddenColumns, ...optional } = useOptionalColumns(
    sheet,
    useColumnsWithWarnings(
      useSupplyLineColumns(currency, description.open),
      warnings,
      formatShortWarning,
    ),
  )
  const clipboard = useMemo(
    () =>
      createLineClipboard<SupplyLine>({
        prices: { price: 'purchase' },
        currency,
        ownFields: PART_FIELDS,
        newLine: lines.newLine,
      }),
    [currency, lines],
  )
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
        isFixed={!canEdit('lines')}
        isReadOnly={!['lines', 'price', ...PART_FIELDS].some((field) => canEdit(field))}
        pricing={
          isPriced
            ? {
                kind: 'bought',
                partnerId: sawmillId,
                documentId: saved?.id ?? null,
                currency,
                exchangeRate,
                isEditable: isPriced,
              }
            : null
        }
      />
      <LineWarnings
        lines={lines}
        warnings={omitRepeatedWarnings(warnings)}
        formatWarning={formatWarning}
      />
      {PART_FIELDS.map((part) => canEdit(part) && <FillPartButton key={part} part={part} />)}
    </DocumentSection>
  )
}

/** Returns the default quantity: ordered for confirmed, confirmed for ready. */
const getExpectedQuantity = (line: SupplyLine, part: PartField) =>
  part === 'ready_quantity' ? line.confirmed_quantity : line.quantity

/** Fills all empty reported quantities with the default. One undo step. */
function FillPartButton({ part }: { part: PartField }) {
  const { t } = useTranslation('pages/supply')
  const { lines } = useSupplyLines()
  const isOpen = (line: SupplyLine) =>
    !isBlankLine(line) && line[part] === '' && getExpectedQuantity(line, part) !== ''
  const open = useSyncExternalStore(lines.subscribe, () => lines.lines().filter(isOpen).length)
  if (open === 0) return null
  const fill = () =>
    lines.replace(
      lines
        .lines()
        .map((line) =>
          isOpen(line) ? { ...line, [part]: getExpectedQuantity(line, part) } : line,
        ),
    )
  return (
    <p className={styles.fill}>
      <Button size="s" onClick={fill}>
        {t(`fill.${part}`, { count: open })}
      </Button>
    </p>
  )
}

/** Progress of a line, m³: accepted at inspection and loaded. */
const PROGRESS_FIELDS = ['accepted_m3', 'loaded_m3'] as const

/**
 * Returns the columns of the lines for the status and language. Columns for the mill's quantities
 * appear once they may be entered, progress columns once there is progress.
 */
function useSupplyLineColumns(
  currency: string,
  describe: (lineId: string) => void,
): readonly GridColumn<SupplyLine>[] {
  const { t } = useTranslation('pages/supply')
  const { saved, canEdit } = useRecord(supplyFormConfig)
  const { lines } = useSupplyLines()
  const reportedParts = useSyncExternalStore(lines.subscribe, () =>
    PART_FIELDS.filter((part) => lines.lines().some((line) => line[part] !== '')).join(' '),
  )
  const isReadOnly = !canEdit('lines')
  const isPriceReadOnly = !canEdit('price')
  const open = PART_FIELDS.filter((part) => canEdit(part)).join(' ')
  const wood = useWoodColumns<SupplyLine>({
    lines,
    currency,
    required: 'none',
    isReadOnly,
    productWidth: 14.6,
    openSpecification: describe,
  })

  return useMemo(() => {
    const savedLines = new Map(saved?.lines.map((line) => [line.id, line]))
    const createTakenColumn = (id: (typeof PROGRESS_FIELDS)[number]) =>
      wood.readOnly({
        id,
        label: t(`line.${id}`),
        read: (line) => savedLines.get(line.id)?.[id] ?? null,
      })
    const createPartColumn = (id: PartField) =>
      wood.part({
        id,
        label: t(`line.${id}`),
        isReadOnly: !open.includes(id),
        read: (line) => line[id],
        set: (line, text) => ({ ...line, [id]: text }),
      })
    const takenFields = PROGRESS_FIELDS.filter((id) =>
      saved?.lines.some((line) => Number(line[id]) > 0),
    )
    // The ready quantity replaces the confirmed one to save space.
    const shownFields = PART_FIELDS.filter(
      (id) =>
        open.includes(id) ||
        (reportedParts.includes(id) && (id !== 'confirmed_quantity' || takenFields.length === 0)),
    )
    return [
      wood.product,
      wood.quantity,
      ...shownFields.map(createPartColumn),
      wood.unit,
      ...takenFields.map(createTakenColumn),
      wood.price({
        name: 'price',
        label: t('line.price'),
        side: 'purchase',
        isReadOnly: isPriceReadOnly,
      }),
      wood.priceUnit,
      wood.certification,
      wood.remark,
      // The volume column is hidden if two other amounts are shown; the active line shows it in
      // every unit.
      ...(shownFields.length + takenFields.length < PART_FIELDS.length ? [wood.volume] : []),
      wood.amount('price', toAgreedLine),
    ]
  }, [t, wood, open, reportedParts, saved, isPriceReadOnly])
}
