import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DiscardItem, SaveButton, useRecord, useRecordEditing } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu, toast } from '@/shared/ui'
import {
  clearPersonSessions,
  type Person,
  personQueryOptions,
  personWrites,
  sendPersonLink,
  transitionPerson,
} from '@/entities/person'
import { isStale, useFormatProblem } from '@/shared/api'
import { personFormConfig } from '../model/person-form'
import { EraseDialog } from './erase-dialog'
import { HandOverDialog } from './hand-over-dialog'

/** Immediate actions: send a new link, end sessions, reactivate. */
function usePersonActions() {
  const { t } = useTranslation('pages/person')
  const queryClient = useQueryClient()
  const { snapshots } = useRecord(personFormConfig)
  const { save, applySaved, loadNewer } = useRecordEditing()
  const formatProblem = useFormatProblem()
  const onError = (error: Error) => toast.error(formatProblem(error))
  const refetchPerson = async ({ id }: Person) =>
    personWrites.cacheSaved(
      queryClient,
      await queryClient.query({ ...personQueryOptions(id), staleTime: 0 }),
    )
  const send = useMutation({
    mutationFn: ({ id }: Person) => sendPersonLink(id),
    onSuccess: (_result, person) => {
      toast.info(t('link_sent', { email: person.email }))
      return refetchPerson(person)
    },
    onError,
  })
  const end = useMutation({
    mutationFn: ({ id }: Person) => clearPersonSessions(id),
    onSuccess: (_result, person) => {
      toast.info(t('sessions_ended'))
      return refetchPerson(person)
    },
    onError,
  })
  const invite = useMutation({
    mutationFn: async (person: Person) => {
      const savedPerson = snapshots.take().isDirty ? await save() : person
      return savedPerson && transitionPerson(savedPerson, { to: 'active' })
    },
    onSuccess: async (person) => {
      if (!person) return
      toast.info(t('stepped.active'))
      await applySaved(person)
    },
    onError: (error) => (isStale(error) ? loadNewer() : onError(error)),
  })
  return { send, end, letIn: invite }
}

/** Save, Reactivate, and a menu of rare actions. */
export function PersonActions() {
  const { t } = useTranslation('pages/person')
  const { saved: person, canChange } = useRecord(personFormConfig)
  const [openDialog, setOpenDialog] = useState<'leave' | 'hand_over' | 'erase' | null>(null)
  const { send, end, letIn: invite } = usePersonActions()
  const canMoveTo = (to: 'active' | 'deactivated') =>
    person?.transitions.some((transition) => transition.to === to)
  const can = (action: Person['acts'][number]) => person?.acts.includes(action)
  const hasMore = !person || person.acts.length > 0 || canMoveTo('deactivated')
  return (
    <>
      {person && canMoveTo('active') && (
        <Button isPending={invite.isPending} onClick={() => invite.mutate(person)}>
          {t('step.active')}
        </Button>
      )}
      {canChange && <SaveButton />}
      {hasMore && (
        <PopoverMenu
          align="end"
          hasChevron={false}
          variant="quiet"
          accessibleName={t('more')}
          label={<EllipsisIcon />}
        >
          {person && can('send_link') && (
            <button type="button" className={menuItemClass} onClick={() => send.mutate(person)}>
              {t(person.status === 'invited' ? 'act.invite_again' : 'act.send_link')}
            </button>
          )}
          {person && can('end_sessions') && (
            <button type="button" className={menuItemClass} onClick={() => end.mutate(person)}>
              {t('act.end_sessions')}
            </button>
          )}
          {can('hand_over') && (
            <button
              type="button"
              className={menuItemClass}
              onClick={() => setOpenDialog('hand_over')}
            >
              {t('act.hand_over')}
            </button>
          )}
          {canMoveTo('deactivated') && (
            <button type="button" className={menuItemClass} onClick={() => setOpenDialog('leave')}>
              {t('step.deactivated')}
            </button>
          )}
          {can('erase') && (
            <button type="button" className={menuItemClass} onClick={() => setOpenDialog('erase')}>
              {t('act.erase')}
            </button>
          )}
          <DiscardItem />
        </PopoverMenu>
      )}
      {person && openDialog === 'erase' && (
        <EraseDialog person={person} onClose={() => setOpenDialog(null)} />
      )}
      {person && openDialog && openDialog !== 'erase' && (
        <HandOverDialog
          person={person}
          isLeaving={openDialog === 'leave'}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  )
}
