import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  cacheSupplyPacks,
  setSupplyPacks,
  type SupplyPacks,
  supplyPacksQueryOptions,
} from '@/entities/pack'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { i18n, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { packDraftStore } from './pack-draft-store'
import { createPackEditor, type PackEditor } from './pack-editor'
import { groupErrors, toPackErrors } from './pack-errors'
import { hasEdits, type PackEdits, toPacksWrite } from './pack-edits'

const noEdits: PackEdits = { changed: [], removed: [] }

/** Pause before typed packs are stored on this device. */
const PAUSE_MS = 400

export interface PackEditing {
  /** Null until the draft of this device is read. */
  readonly editor: PackEditor | null
  readonly isRestored: boolean
  readonly isSaving: boolean
  /** Translated error of the last save. */
  readonly problem: string | null
  save(): Promise<void>
  discard(): void
}

/** Edits the packs of a supply: draft on this device, save, and errors at their rows. */
export function usePackEditor(personId: string, supplyId: string, packs: SupplyPacks): PackEditing {
  const { t } = useTranslation('widgets/packs')
  const queryClient = useQueryClient()
  const formatProblem = useFormatProblem()
  const [editor, setEditor] = useState<PackEditor | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const open = useEffectEvent((edits: PackEdits | null) => {
    const next = createPackEditor(packs, edits ?? noEdits)
    setRestored(edits !== null && hasEdits(edits))
    showOutdated(next, next.outdated)
    setEditor(next)
  })
  useEffect(() => {
    let isCurrent = true
    void packDraftStore.read(personId, supplyId).then((edits) => {
      if (isCurrent) open(edits)
    })
    return () => {
      isCurrent = false
    }
  }, [personId, supplyId])

  useEffect(() => {
    if (!editor) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => void packDraftStore.save(personId, supplyId, editor.edits())
    const unsubscribe = editor.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(store, PAUSE_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      store()
    }
  }, [editor, personId, supplyId])

  // Packs that were read again, such as after another person's save.
  useEffect(() => {
    if (editor && !editor.isLoaded(packs)) showOutdated(editor, editor.load(packs))
  }, [editor, packs])

  async function save() {
    if (!editor) return
    const edits = editor.edits()
    if (editor.countInvalid() > 0) {
      setProblem(t('save.invalid', { count: editor.countInvalid() }))
      toast.formValidationError()
      return
    }
    setSaving(true)
    setProblem(null)
    const body = toPacksWrite(edits)
    try {
      const saved = await setSupplyPacks(supplyId, body)
      editor.load(saved, noEdits)
      setRestored(false)
      await packDraftStore.save(personId, supplyId, noEdits)
      await cacheSupplyPacks(queryClient, supplyId, saved)
      toast.info(t('save.done', { count: saved.items.length }))
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.problem.errors?.length)
        return setProblem(formatProblem(error))
      setProblem(t('save.refused'))
      await queryClient.invalidateQueries({ queryKey: supplyPacksQueryOptions(supplyId).queryKey })
      editor.showErrors(groupErrors(toPackErrors(error.problem, edits)))
    } finally {
      setSaving(false)
    }
  }

  return {
    editor,
    isRestored,
    isSaving,
    problem,
    save,
    discard() {
      setProblem(null)
      setRestored(false)
      editor?.load(packs, noEdits)
      void packDraftStore.save(personId, supplyId, noEdits)
    },
  }
}

/** True if packs have unsaved changes. */
export const useHasPackEdits = (editor: PackEditor): boolean =>
  useSyncExternalStore(editor.subscribe, () => hasEdits(editor.edits()))

function showOutdated(editor: PackEditor, ids: readonly string[]) {
  const message = i18n.t('widgets/packs:problem.outdated')
  const outdated = editor.edits().changed.filter(({ row }) => ids.includes(row.id))
  if (outdated.length > 0)
    editor.showErrors(
      groupErrors(
        outdated.map(({ lineId, row }) => ({ lineId, rowId: row.id, column: 'number', message })),
      ),
    )
}
