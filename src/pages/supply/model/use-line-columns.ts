import { useMemo, useSyncExternalStore } from 'react'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { useWoodColumns } from '@/widgets/wood-lines'
import { supplyForm } from './supply-form'
import { parts, type Part, type SupplyLine } from './supply-line'
import { useSupplyLines } from './use-supply-lines'

/** The columns of a supply's lines, for this status and in this language. What the mill says has its columns once it may say it. */
export function useLineColumns(currency: string, describe: (lineId: string) => void): readonly GridColumn<SupplyLine>[] {
  const { t } = useTranslation('pages/supply')
  const { canEdit } = useRecord(supplyForm)
  const { lines } = useSupplyLines()
  const said = useSyncExternalStore(lines.subscribe, () => parts.filter((part) => lines.lines().some((line) => line[part] !== '')).join(' '))
  const isReadOnly = !canEdit('lines')
  const isPriceReadOnly = !canEdit('price')
  const open = parts.filter((part) => canEdit(part)).join(' ')
  const wood = useWoodColumns<SupplyLine>({ currency, required: 'none', isReadOnly, productWidth: 14.6, describe })

  return useMemo(() => {
    const part = (id: Part) =>
      wood.part({
        id,
        label: t(`line.${id}`),
        isReadOnly: !open.includes(id),
        read: (line) => line[id],
        put: (line, text) => ({ ...line, [id]: text }),
      })
    const shown = parts.filter((id) => open.includes(id) || said.includes(id))
    return [
      wood.product,
      wood.quantity,
      ...shown.map(part),
      wood.unit,
      wood.price({ name: 'price', label: t('line.price'), isReadOnly: isPriceReadOnly }),
      wood.priceUnit,
      wood.certification,
      // Beside two amounts there is no room for a third in m³; the line that one stands on is shown in every unit.
      ...(shown.length < parts.length ? [wood.volume] : []),
      wood.amount('price'),
    ]
  }, [t, wood, open, said, isPriceReadOnly])
}
