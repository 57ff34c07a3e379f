import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { transitionDeal, type DealTransition } from '@/entities/deal'
import { problemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { toast } from '@/shared/lib/toast'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { useDealContext } from '../model/deal-editor'
import type { DealSteps } from '../model/use-deal-steps'
import type { SaveDeal } from '../model/use-save-deal'
import { useStepFocus } from '../model/use-step-focus'
import { SaveDealButton } from './save-deal-button'
import { useDiscardDeal } from './use-discard-deal'

const ReasonDialog = lazy(async () => ({ default: (await import('@/features/change-status')).ReasonDialog }))

interface DealActionsProps {
  steps: DealSteps
  saving: SaveDeal
  /** Whose reasons for steps are kept until they are taken. */
  personId: string
  /** Gives up what was typed. */
  onDiscard: () => void
}

interface Asked {
  readonly transition: DealTransition
  readonly kind: 'to_draft' | 'to_canceled' | Override
}

/** A step as it is about to be taken. */
interface Attempt {
  readonly transition: DealTransition
  readonly reason?: string
  readonly override?: boolean
  /** Drops what is kept of the reason. */
  readonly forget?: () => void
}

/** What a step goes through in spite of. */
type Override = 'over_limit' | 'for_blocked'

const overrideOf = ({ missing }: DealTransition): Override =>
  missing.some(({ code }) => code === 'within_credit_limit') ? 'over_limit' : 'for_blocked'

const named = ['order_confirmation', 'confirmed', 'completed', 'draft', 'canceled'] as const

const actionOf = ({ to }: DealTransition) => {
  const known = named.find((each) => each === to)
  return known ? (`to_${known}` as const) : null
}

/** The one next step, saving beside it, and the rest in a menu. */
export function DealActions({ steps, saving, personId, onDiscard }: DealActionsProps) {
  const { t } = useTranslation('pages/deal')
  const { editor, deal, rights } = useDealContext()
  const [asked, setAsked] = useState<Asked | null>(null)
  const attempt = useRef({ step: '', key: '' })
  const tellOwnStep = useStepFocus(deal?.status)
  const discard = useDiscardDeal(onDiscard)

  const take = useMutation({
    mutationFn: async ({ transition, reason, override }: Attempt) => {
      // Looked at now: the last keystroke may be newer than the steps.
      const saved = editor.snapshots.take().isDirty || !deal ? await saving.save() : deal
      if (!saved) return null
      const step = `${saved.id} ${saved.version} ${transition.to} ${reason ?? ''}`
      if (attempt.current.step !== step) attempt.current = { step, key: crypto.randomUUID() }
      const request = { to: transition.to, override: override ?? false, ...(reason !== undefined && { reason }) }
      return transitionDeal(saved, request, attempt.current.key)
    },
    onSuccess: async (moved, { forget }) => {
      setAsked(null)
      if (!moved) return
      forget?.()
      tellOwnStep()
      await saving.accept(moved)
    },
    onError: (error) => toast.error(problemText(error)),
  })

  const isFree = (transition: DealTransition) => transition.missing.length === 0
  const forward = steps.mistakes.length > 0 ? undefined : steps.transitions.find((each) => each.forward && isFree(each) && actionOf(each))
  // What was never saved has nothing to step back from: its step would first write it.
  const back = deal ? steps.transitions.filter((each) => !each.forward && isFree(each) && actionOf(each)) : []
  const overridable = steps.transitions.find((each) => each.can_override && !isFree(each))

  function press(transition: DealTransition) {
    const kind = transition.to === 'draft' ? 'to_draft' : transition.to === 'canceled' ? 'to_canceled' : null
    if (transition.reason_required && kind) setAsked({ transition, kind })
    else take.mutate({ transition })
  }

  const label = (transition: DealTransition) => {
    const action = actionOf(transition)
    return action ? t(`action.${action}`) : ''
  }

  return (
    <>
      {forward && (
        <Button variant="primary" isPending={take.isPending} onClick={() => press(forward)}>
          {label(forward)}
        </Button>
      )}
      {rights.canChange && (
        <SaveDealButton saving={saving} isDirty={steps.isDirty || !deal} variant={forward ? 'secondary' : 'primary'} />
      )}
      <PopoverMenu align="end" hasChevron={false} variant="quiet" accessibleName={t('action.more')} label={<EllipsisIcon />}>
        {deal?.order_confirmation_revision && (
          <Link to="/deals/$id" params={{ id: deal.id }} search={{ view: 'confirmation' }} className={menuItemClass}>
            {t('action.print')}
          </Link>
        )}
        {overridable && (
          <button
            type="button"
            className={menuItemClass}
            onClick={() => setAsked({ transition: overridable, kind: overrideOf(overridable) })}
          >
            {t(`action.${overrideOf(overridable)}`)}
          </button>
        )}
        {back.map((transition) => (
          <button key={transition.to} type="button" className={menuItemClass} onClick={() => press(transition)}>
            {label(transition)}
          </button>
        ))}
        {discard.item}
        {deal && (
          <Link to="/deals/new" className={menuItemClass}>
            {t('action.new')}
          </Link>
        )}
      </PopoverMenu>
      {discard.question}
      {asked && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t(`reason.${asked.kind}.title`)}
            text={t(`reason.${asked.kind}.text`)}
            confirm={t(`reason.${asked.kind}.confirm`)}
            isDanger={asked.kind === 'to_canceled'}
            isPending={take.isPending}
            keptAt={draftKey(personId, `reason-${deal?.id ?? 'new'}-${asked.kind}`)}
            onClose={() => setAsked(null)}
            onConfirm={(reason, forget) =>
              take.mutate({ transition: asked.transition, reason, override: asked.transition.can_override, forget })
            }
          />
        </Suspense>
      )}
    </>
  )
}
