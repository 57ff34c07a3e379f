import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  clearPersonSessions,
  personQueryOptions,
  personWrites,
  sendPersonLink,
  transitionPerson,
  type Person,
} from '@/entities/person'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { isStale, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { personForm } from './person-form'

/** What is done to a person at one press: another link, sessions ended, let in again after they had left. */
export function usePersonActions() {
  const { t } = useTranslation('pages/person')
  const queryClient = useQueryClient()
  const { snapshots } = useRecord(personForm)
  const { save, applySaved, loadNewer } = useRecordEditing()
  const problemText = useFormatProblem()
  const onError = (error: Error) => toast.error(problemText(error))
  const again = async ({ id }: Person) =>
    personWrites.remember(
      queryClient,
      await queryClient.query({ ...personQueryOptions(id), staleTime: 0 }),
    )
  const send = useMutation({
    mutationFn: ({ id }: Person) => sendPersonLink(id),
    onSuccess: (_nothing, person) => {
      toast.info(t('link_sent', { email: person.email }))
      return again(person)
    },
    onError,
  })
  const end = useMutation({
    mutationFn: ({ id }: Person) => clearPersonSessions(id),
    onSuccess: (_nothing, person) => {
      toast.info(t('sessions_ended'))
      return again(person)
    },
    onError,
  })
  const letIn = useMutation({
    mutationFn: async (person: Person) => {
      const saved = snapshots.take().isDirty ? await save() : person
      return saved && transitionPerson(saved, { to: 'active' })
    },
    onSuccess: async (person) => {
      if (!person) return
      toast.info(t('stepped.active'))
      await applySaved(person)
    },
    onError: (error) => (isStale(error) ? loadNewer() : onError(error)),
  })
  return { send, end, letIn }
}
