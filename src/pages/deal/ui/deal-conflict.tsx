import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientQuery } from '@/entities/client'
import { useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ConflictDialog, type Conflict } from '@/widgets/conflict-dialog'
import { useDealContext } from '../model/deal-editor'
import { differences, mergeDeal } from '../model/merge'
import { sayWritten } from '../model/say-value'
import type { Clash, SaveDeal } from '../model/use-save-deal'

/** Two versions of one deal, in the reader's words. */
export function DealConflict({ clash, saving }: { clash: Clash; saving: SaveDeal }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { editor } = useDealContext()
  const me = useMe()
  const { saved } = clash

  const conflicts = useMemo((): readonly Conflict[] => {
    const mine = new Map(clash.mine.lines.map((line, at) => [line.id, { line, at }]))
    const theirs = new Map(clash.theirs.lines.map((line, at) => [line.id, { line, at }]))
    const names = new Map<string, string>([
      [saved.client.id, saved.client.name],
      [saved.sale_manager.id, saved.sale_manager.name],
      ...saved.lines.map((line): [string, string] => [line.product_id ?? '', line.product_name ?? '']),
      ...editor.lines.lines().map((line): [string, string] => [line.product_id ?? '', line.product_name]),
    ])
    const nameOf = (id: string) =>
      names.get(id) ?? queryClient.getQueryData(clientQuery(id).queryKey)?.name ?? id
    const sayIn = (currency: string) => (field: string, value: unknown) => sayWritten(field, value, { format, currency, nameOf })
    const sayMine = sayIn(clash.mine.currency)
    const sayTheirs = sayIn(clash.theirs.currency)
    const fieldName = (field: string) => t(`field.${field}` as 'field.notes')

    return differences(clash).map((each) => {
      const base = { id: each.id, suggested: each.suggested, isContested: each.isContested }
      if (each.kind === 'field') {
        const { field } = each
        return { ...base, field: fieldName(field), mine: sayMine(field, clash.mine[field]), theirs: sayTheirs(field, clash.theirs[field]) }
      }
      const [here, there] = [mine.get(each.lineId), theirs.get(each.lineId)]
      const number = (here?.at ?? there?.at ?? 0) + 1
      const whole = (side: typeof here) =>
        side ? [sayMine('quantity', side.line.quantity), sayMine('unit', side.line.unit), sayMine('product_id', side.line.product_id)].filter(Boolean).join(' ') : null
      if (each.field === 'line') {
        return { ...base, field: t('activity.line', { number }), mine: whole(here), theirs: whole(there) }
      }
      return {
        ...base,
        field: t('activity.line_field', { number, field: fieldName(each.field) }),
        mine: sayMine(each.field, here?.line[each.field]),
        theirs: sayTheirs(each.field, there?.line[each.field]),
      }
    })
  }, [clash, saved, editor, format, queryClient, t])

  return (
    <ConflictDialog
      by={saved.updated_by.name}
      isOwn={saved.updated_by.id === me?.id}
      conflicts={conflicts}
      isPending={saving.isPending}
      onSave={(choices) => void saving.saveMerged(mergeDeal(clash, choices))}
      onClose={saving.leaveClash}
    />
  )
}
