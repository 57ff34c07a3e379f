import { useState, type ReactNode } from 'react'
import { DiscardItem, SaveButton, useRecord } from '@/features/edit-record/@x/change-status'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, Dialog, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { stepName, type StepTo } from '../model/steps-of'
import type { Steps } from '../model/use-steps'
import { useTakeStep } from '../model/use-take-step'
import { ReasonDialog } from './late-reason-dialog'

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
  confirmation?: (step: StepTo) => StepConfirmation | null
  /** Last in the menu. */
  children: ReactNode
}

interface Asked {
  readonly step: StepTo
  readonly name: string
}

/** The one next step, saving beside it, and the rest in a menu. */
export function StepActions({
  steps: { of, next, back, mistakes, needsId },
  papers,
  confirmation,
  children,
}: StepActionsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const { form, saved, me } = useRecord(of.form)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [confirmed, setConfirmed] = useState<{
    readonly step: StepTo
    readonly question: StepConfirmation
  } | null>(null)
  const take = useTakeStep(of, () => {
    setAsked(null)
    setConfirmed(null)
  })

  const isSound = mistakes.length === 0
  const canTake = next !== undefined && isSound && next.missing.length === 0
  const override = next && !canTake && isSound && next.can_override ? of.overrideOf(next) : null

  function press(step: StepTo) {
    const question = confirmation?.(step) ?? null
    if (step.reason_required) setAsked({ step, name: stepName(step) })
    else if (question) setConfirmed({ step, question })
    else take.mutate({ step })
  }

  /** What a step back settles by itself is said before it is taken. */
  function question({ step: { forward, missing }, name }: Asked) {
    const asked = of.ask(name)
    return forward
      ? asked
      : {
          ...asked,
          text: [asked.text, ...missing.map((need) => of.sayNeed(need, format))].join(' '),
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
          {of.sayAction(stepName(next))}
        </Button>
      )}
      {next && override && (
        <Button aria-describedby={needsId} onClick={() => setAsked({ step: next, name: override })}>
          {of.sayAction(override)}
        </Button>
      )}
      {next && !canTake && !override && (
        // It can be focused, so that a screen reader says with it why it can't be pressed.
        <Button aria-disabled aria-describedby={needsId}>
          {of.sayAction(stepName(next))}
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
            {of.sayAction(stepName(step))}
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
        <ReasonDialog
          {...question(asked)}
          isDanger={asked.step.to === 'canceled'}
          isPending={take.isPending}
          keptAt={draftKey(me.id, `reason-${form.kind}-${saved?.id ?? 'new'}-${asked.name}`)}
          onClose={() => setAsked(null)}
          onConfirm={(reason, forget) => take.mutate({ step: asked.step, reason, forget })}
        />
      )}
    </>
  )
}
