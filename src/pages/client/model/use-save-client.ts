import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { clientQuery, createClient, rememberClient, updateClient, type Client, type ClientWrite } from '@/entities/client'
import { ApiProblem, useProblemText } from '@/shared/api'
import { applyProblem } from '@/shared/forms'
import { toast } from '@/shared/lib/toast'

type Saving = {
  /** The saved client that the form edits; null for a new one. */
  readonly id: string | null
  readonly form: UseFormReturn<ClientWrite>
  /** `hasTyped`: the form holds more by now than what was saved. */
  onSaved(client: Client, hasTyped: boolean): void
}

/** Saves the form. Where somebody else saved first, `theirs` is what they saved, until it is settled. */
export function useSaveClient({ id, form, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [theirs, setTheirs] = useState<Client | null>(null)
  const [isPending, setPending] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const attempt = useRef({ content: '', key: '' })

  /** The same content is the same act: pressing Save again after a lost answer adds no second client. */
  function keyFor(values: ClientWrite): string {
    const content = JSON.stringify(values)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }

  async function save(values: ClientWrite, version: number | null) {
    setPending(true)
    const sent = JSON.stringify(form.getValues())
    try {
      const saved = await (id === null || version === null ? createClient(values, keyFor(values)) : updateClient(id, version, values))
      setTheirs(null)
      setSavedAt(saved.updated_at)
      await rememberClient(queryClient, saved)
      onSaved(saved, JSON.stringify(form.getValues()) !== sent)
    } catch (error) {
      await explain(error)
    } finally {
      setPending(false)
    }
  }

  async function explain(error: unknown) {
    if (error instanceof ApiProblem && error.problem.code === 'stale' && id !== null) {
      try {
        setTheirs(await queryClient.query({ ...clientQuery(id), staleTime: 0 }))
      } catch (second) {
        form.setError('root.server', { message: problemText(second) })
      }
    } else if (error instanceof ApiProblem) {
      applyProblem(form, error)
      if (error.problem.errors?.length) toast.formValidationError()
    } else form.setError('root.server', { message: problemText(error) })
  }

  return { save, isPending, savedAt, theirs, closeConflict: () => setTheirs(null) }
}
