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
  /** First menu items: print links. */
  papers: ReactNode
  /** Confirmation for a transition without a reason; null runs it at once. */
  confirmation?: (step: Transition) => StepConfirmation | null
  /** Last menu items. */
  children: ReactNode
}

interface AskedReason {
  readonly step: Transition
  readonly name: string
}

/** The next transition, Save, and a menu with the rest. */
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

  /** Lists what a backward transition settles itself. */
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
        // Ignore the second click of a double click: it would run the transition that appears here
        // next.
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
        // The button stays focusable, so that a screen reader announces why it is disabled.
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
