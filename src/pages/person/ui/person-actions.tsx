import { useState } from 'react'
import { DiscardItem, SaveButton, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { personForm } from '../model/person-form'
import { usePersonActions } from '../model/use-person-actions'
import { HandOverDialog } from './hand-over-dialog'

/** Saving, letting in again who had left, and in the menu what is done to a person rarely. */
export function PersonActions() {
  const { t } = useTranslation('pages/person')
  const { saved: person, canChange } = useRecord(personForm)
  const [asked, setAsked] = useState<'leave' | 'hand_over' | null>(null)
  const { send, end, letIn } = usePersonActions()
  const goes = (to: 'active' | 'deactivated') => person?.transitions.some((step) => step.to === to)
  const may = (act: 'send_link' | 'end_sessions' | 'hand_over') => person?.acts.includes(act)
  const hasMore = !person || person.acts.length > 0 || goes('deactivated')
  return (
    <>
      {person && goes('active') && (
        <Button isPending={letIn.isPending} onClick={() => letIn.mutate(person)}>
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
          {person && may('send_link') && (
            <button type="button" className={menuItemClass} onClick={() => send.mutate(person)}>
              {t(person.status === 'invited' ? 'act.invite_again' : 'act.send_link')}
            </button>
          )}
          {person && may('end_sessions') && (
            <button type="button" className={menuItemClass} onClick={() => end.mutate(person)}>
              {t('act.end_sessions')}
            </button>
          )}
          {may('hand_over') && (
            <button type="button" className={menuItemClass} onClick={() => setAsked('hand_over')}>
              {t('act.hand_over')}
            </button>
          )}
          {goes('deactivated') && (
            <button type="button" className={menuItemClass} onClick={() => setAsked('leave')}>
              {t('step.deactivated')}
            </button>
          )}
          <DiscardItem />
        </PopoverMenu>
      )}
      {person && asked && (
        <HandOverDialog
          person={person}
          isLeaving={asked === 'leave'}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
