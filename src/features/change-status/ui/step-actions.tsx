import { useState, type ReactNode } from 'react'
import { DiscardItem, SaveButton, useRecord } from '@/features/edit-record/@x/change-status'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, Dialog, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { getTransitionName, type Transition } from '../model/workflow-config'
import type { Steps } from '../model/use-steps'
import { useRunTransition } from '../model/use-run-transition'
import { LazyReasonDialog } from './lazy-reason-dialog'

export interface StepConfirmation {
  readonly title: string
  readonly text: string
  readonly confirm: string
}

interface StepActionsProps {
  steps: Steps
  /** First in the menu: ways to what is printed of the document. */
  papers: ReactNode
  /** Asked before a step that needs no reason; null takes the step at once. */
  confirmation?: (step: Transition) => StepConfirmation | null
  /** Last in the menu. */
  children: ReactNode
}

interface AskedReason {
  readonly step: Transition
  readonly name: string
}

/** The one next step, saving beside it, and the rest in a menu. */
export function StepActions({
  steps: { config, next, back, mistakes, needsId },
  papers,
  confirmation,
  children,
}: StepActionsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const { form, saved, me } = useRecord(config.form)
  const [asked, setAsked] = useState<AskedReason | null>(null)
  const [confirmed, setConfirmed] = useState<{
    readonly step: Transition
    readonly question: StepConfirmation
  } | null>(null)
  const take = useRunTransition(config, () => {
    setAsked(null)
    setConfirmed(null)
  })

  const isSound = mistakes.length === 0
  const canTake = next !== undefined && isSound && next.missing.length === 0
  const override =
    next && !canTake && isSound && next.can_override ? config.getOverrideName(next) : null

  function press(step: Transition) {
    const question = confirmation?.(step) ?? null
    if (step.reason_required) setAsked({ step, name: getTransitionName(step) })
    else if (question) setConfirmed({ step, question })
    else take.mutate({ step })
  }

  /** What a step back settles by itself is said before it is taken. */
  function question({ step: { forward, missing }, name }: AskedReason) {
    const asked = config.getConfirmation(name)
    return forward
      ? asked
      : {
          ...asked,
          text: [asked.text, ...missing.map((need) => config.formatNeed(need, format))].join(' '),
        }
  }

  return (
    <>
      {next && canTake && (
        // The second press of a double one would take the step after, which stands where this one stood.
        <Button
          variant="primary"
          isPending={take.isPending}
          onClick={({ detail }) => detail < 2 && press(next)}
        >
          {config.formatAction(getTransitionName(next))}
        </Button>
      )}
      {next && override && (
        <Button aria-describedby={needsId} onClick={() => setAsked({ step: next, name: override })}>
          {config.formatAction(override)}
        </Button>
      )}
      {next && !canTake && !override && (
        // It can be focused, so that a screen reader says with it why it can't be pressed.
        <Button aria-disabled aria-describedby={needsId}>
          {config.formatAction(getTransitionName(next))}
        </Button>
      )}
      <SaveButton variant={canTake ? 'secondary' : 'primary'} />
      <PopoverMenu
        align="end"
        hasChevron={false}
        variant="quiet"
        accessibleName={t('more')}
        label={<EllipsisIcon />}
      >
        {papers}
        {back.map((step) => (
          <button key={step.to} type="button" className={menuItemClass} onClick={() => press(step)}>
            {config.formatAction(getTransitionName(step))}
          </button>
        ))}
        <DiscardItem />
        {children}
      </PopoverMenu>
      {confirmed && (
        <Dialog
          isOpen
          role="alertdialog"
          size="s"
          title={confirmed.question.title}
          onClose={() => setConfirmed(null)}
          actions={
            <>
              <Button
                variant="primary"
                isPending={take.isPending}
                onClick={() => take.mutate({ step: confirmed.step })}
              >
                {confirmed.question.confirm}
              </Button>
              <Button onClick={() => setConfirmed(null)}>{t('back')}</Button>
            </>
          }
        >
          <p>{confirmed.question.text}</p>
        </Dialog>
      )}
      {asked && (
        <LazyReasonDialog
          {...question(asked)}
          isDanger={asked.step.to === 'canceled'}
          isPending={take.isPending}
          draftKey={draftKey(me.id, `reason-${form.kind}-${saved?.id ?? 'new'}-${asked.name}`)}
          onClose={() => setAsked(null)}
          onConfirm={(reason, forget) =>
            take.mutate({ step: asked.step, reason, clearReasonDraft: forget })
          }
        />
      )}
    </>
  )
}
