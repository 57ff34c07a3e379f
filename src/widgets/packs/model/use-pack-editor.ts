import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  cacheSupplyPacks,
  setSupplyPacks,
  type SupplyPacks,
  supplyPacksQueryOptions,
} from '@/entities/pack'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import type { ConflictChoices } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { notifyAfterPause } from '@/shared/lib/notify-after-pause'
import { toast } from '@/shared/ui'
import { packDraftStore } from './pack-draft-store'
import type { PackConflict } from './pack-conflicts'
import { createPackEditor, type PackEditor } from './pack-editor'
import { groupErrors, placeErrors, toNoteErrors, toSaveErrors } from './pack-errors'
import { hasEdits, type PackEdits, type PackNote, toPacksWrite } from './pack-edits'

const NO_EDITS: PackEdits = { changed: [], removed: [] }

export interface PackEditing {
  /** Null until the draft of this device is read. */
  readonly editor: PackEditor | null
  readonly isRestored: boolean
  readonly isSaving: boolean
  /** Translated error of the last save. */
  readonly problem: string | null
  /** Translated errors of the last save that are at no row. */
  readonly details: readonly string[]
  /** Cells to choose a side of before the packs are saved; null while not asked. */
  readonly conflicts: readonly PackConflict[] | null
  save(): Promise<void>
  /** Takes the chosen sides and saves. */
  saveChoices(choices: ConflictChoices): Promise<void>
  /** Returns to the matrix; the next save asks again. */
  cancelChoices(): void
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
  const [details, setDetails] = useState<readonly string[]>([])
  const [conflicts, setConflicts] = useState<readonly PackConflict[] | null>(null)
  const { queryKey } = supplyPacksQueryOptions(supplyId)

  const open = useEffectEvent((edits: PackEdits | null) => {
    const next = createPackEditor(packs, edits ?? NO_EDITS)
    setRestored(edits !== null && hasEdits(edits))
    showNotes(next, next.notes)
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
    const store = () => void packDraftStore.save(personId, supplyId, editor.edits())
    const unsubscribe = notifyAfterPause(editor.subscribe, store)
    return () => {
      unsubscribe()
      store()
    }
  }, [editor, personId, supplyId])

  // Packs that were read again, such as after another person's save.
  useEffect(() => {
    if (editor && !editor.isLoaded(packs)) showNotes(editor, editor.load(packs))
  }, [editor, packs])

  async function save() {
    if (!editor) return
    const edits = editor.edits()
    const numbers = new Map(packs.items.map(({ id, number }) => [id, number]))
    setDetails([])
    if (editor.countInvalid() > 0) {
      setProblem(t('save.invalid', { count: editor.countInvalid() }))
      toast.formValidationError()
      return
    }
    if (editor.conflicts().length > 0) return setConflicts(editor.conflicts())
    setSaving(true)
    setProblem(null)
    const body = toPacksWrite(edits)
    try {
      const saved = await setSupplyPacks(supplyId, body)
      editor.settle(saved, edits)
      setRestored(false)
      await packDraftStore.save(personId, supplyId, editor.edits())
      await cacheSupplyPacks(queryClient, supplyId, saved)
      toast.info(t('save.done', { count: saved.items.length }))
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.problem.errors?.length)
        return setProblem(formatProblem(error))
      await queryClient.invalidateQueries({ queryKey })
      const newest = queryClient.getQueryData(queryKey)
      const notes = newest && !editor.isLoaded(newest) ? editor.load(newest) : []
      const { cells, others } = placeErrors(
        toSaveErrors(error.problem, edits, numbers),
        editor.findLine,
      )
      editor.showErrors(groupErrors([...toNoteErrors(editor, notes), ...cells]))
      setProblem(t(cells.length > 0 ? 'save.refused' : 'save.not_saved'))
      setDetails(others)
      if (editor.conflicts().length > 0) setConflicts(editor.conflicts())
    } finally {
      setSaving(false)
    }
  }

  return {
    editor,
    isRestored,
    isSaving,
    problem,
    details,
    conflicts,
    save,
    async saveChoices(choices) {
      setConflicts(null)
      editor?.resolve(choices)
      await save()
    },
    cancelChoices: () => setConflicts(null),
    discard() {
      setProblem(null)
      setDetails([])
      setRestored(false)
      editor?.load(packs, NO_EDITS)
      void packDraftStore.save(personId, supplyId, NO_EDITS)
    },
  }
}

function showNotes(editor: PackEditor, notes: readonly PackNote[]) {
  const errors = toNoteErrors(editor, notes)
  if (errors.length > 0) editor.showErrors(groupErrors(errors))
}
