import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { type PackRecord, refreshPacks, splitPack } from '@/entities/pack'
import { useMe } from '@/entities/session'
import { ApiProblem } from '@/shared/api'
import { vPackSplit } from '@contract/validators'
import { findMistakes, toMistakes, useDraftForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { toast } from '@/shared/ui'
import { createParts, findPartsErrors, toPartErrors, toPartsPayload } from './pack-parts'
import type { PackRow } from './pack-row'
import { createPackStore } from './pack-store'

interface SplitFormValues {
  readonly rows: readonly PackRow[]
}

const partFields = ['number', 'tally', 'barcode', 'mark', 'kg', 'id'].map((name) => `parts.${name}`)

/** Form of the parts of a pack: rows of a matrix, whose errors are shown at their cells. */
export function useSplitForm(pack: PackRecord, onDone: () => void) {
  const { t } = useTranslation('widgets/packs')
  const me = useMe()
  const queryClient = useQueryClient()
  const [initialValues] = useState<SplitFormValues>(() => ({ rows: createParts(pack) }))
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `split-pack-${pack.id}`),
    initialValues,
    schema: vPackSplit,
    toPayload: ({ rows }) => toPartsPayload(rows),
    fields: ['parts', ...partFields],
    findErrors: ({ rows }) => findPartsErrors(pack.tally, rows),
    async send(body, key) {
      try {
        return await splitPack(pack, body, key)
      } catch (error) {
        if (error instanceof ApiProblem)
          store.setErrors(toPartErrors(toMistakes(error.problem), store.lines(), pack.tally))
        throw error
      }
    },
    async onSent({ items }) {
      await refreshPacks(queryClient)
      toast.info(t('split.done', { number: pack.number, count: items.length }))
      onDone()
    },
  })
  const [store] = useState(() => createPackStore(form.values.rows))
  const setRows = useEffectEvent(() => form.setValues({ rows: store.lines() }))
  useEffect(() => store.subscribe(() => setRows()), [store])

  return {
    ...form,
    store,
    reset() {
      form.reset()
      store.load(initialValues.rows)
    },
    props: {
      ...form.props,
      onSubmit(event: SubmitEvent) {
        const rows = store.lines()
        const mistakes = findMistakes(vPackSplit, toPartsPayload(rows))
        store.setErrors(toPartErrors(mistakes, rows, pack.tally))
        form.props.onSubmit(event)
      },
    },
  }
}
