import { useMemo, useSyncExternalStore } from 'react'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { useWoodColumns } from '@/widgets/wood-lines'
import { supplyForm } from './supply-form'
import { toAgreedLine, partFields, type PartField, type SupplyLine } from './supply-line'
import { useSupplyLines } from './use-supply-lines'

/** Progress of a line, m³: accepted at inspection and loaded. */
const progressFields = ['accepted_m3', 'loaded_m3'] as const

/**
 * Returns the columns of the lines for the status and language. Columns for the mill's quantities
 * appear once they may be entered, progress columns once there is progress.
 */
export function useSupplyLineColumns(
  currency: string,
  describe: (lineId: string) => void,
): readonly GridColumn<SupplyLine>[] {
  const { t } = useTranslation('pages/supply')
  const { saved, canEdit } = useRecord(supplyForm)
  const { lines } = useSupplyLines()
  const reportedParts = useSyncExternalStore(lines.subscribe, () =>
    partFields.filter((part) => lines.lines().some((line) => line[part] !== '')).join(' '),
  )
  const isReadOnly = !canEdit('lines')
  const isPriceReadOnly = !canEdit('price')
  const open = partFields.filter((part) => canEdit(part)).join(' ')
  const wood = useWoodColumns<SupplyLine>({
    currency,
    required: 'none',
    isReadOnly,
    productWidth: 14.6,
    openSpecification: describe,
  })

  return useMemo(() => {
    const savedLines = new Map(saved?.lines.map((line) => [line.id, line]))
    const createTakenColumn = (id: (typeof progressFields)[number]) =>
      wood.readOnly({
        id,
        label: t(`line.${id}`),
        read: (line) => savedLines.get(line.id)?.[id] ?? null,
      })
    const part = (id: PartField) =>
      wood.part({
        id,
        label: t(`line.${id}`),
        isReadOnly: !open.includes(id),
        read: (line) => line[id],
        set: (line, text) => ({ ...line, [id]: text }),
      })
    const takenFields = progressFields.filter((id) =>
      saved?.lines.some((line) => Number(line[id]) > 0),
    )
    // The ready quantity replaces the confirmed one to save space.
    const shownFields = partFields.filter(
      (id) =>
        open.includes(id) ||
        (reportedParts.includes(id) && (id !== 'confirmed_quantity' || takenFields.length === 0)),
    )
    return [
      wood.product,
      wood.quantity,
      ...shownFields.map(part),
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
      // The volume column is hidden if two other amounts are shown; the active line shows it in
      // every unit.
      ...(shownFields.length + takenFields.length < partFields.length ? [wood.volume] : []),
      wood.amount('price', toAgreedLine),
    ]
  }, [t, wood, open, reportedParts, saved, isPriceReadOnly])
}
