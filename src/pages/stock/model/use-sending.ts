import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshStock } from '@/entities/stock'
import { ApiProblem, useProblemText } from '@/shared/api'
import { fieldErrorText } from '@/shared/forms'
import { toast } from '@/shared/ui'

interface Sending {
  readonly isBusy: boolean
  /** What is wrong with the field of this name. */
  errorOf(field: string): string | undefined
  /** What is wrong with none of them. */
  readonly failure: string | null
  /** Sends, and says in a word that it was done; what was refused stands at its fields. */
  send<Answer>(work: (key: string) => Promise<Answer>, done: string, then: (answer: Answer) => void): Promise<void>
}

/** Sends a change of the yard once, and has the yard fetched again. */
export function useSending(fields: readonly string[]): Sending {
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  return {
    isBusy,
    failure,
    errorOf: (field) => errors[field],
    async send(work, done, then) {
      setBusy(true)
      setErrors({})
      setFailure(null)
      try {
        const answer = await work(key.current)
        await refreshStock(queryClient)
        toast.info(done)
        then(answer)
      } catch (error) {
        key.current = crypto.randomUUID()
        const found = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
        const said = found.map((one) => [one.pointer.slice(1).split('/')[0] ?? '', fieldErrorText(one, one.pointer.slice(1))] as const)
        setErrors(Object.fromEntries(said))
        setFailure(said.find(([field]) => !fields.includes(field))?.[1] ?? (said.length > 0 ? null : problemText(error)))
        setBusy(false)
      }
    },
  }
}
