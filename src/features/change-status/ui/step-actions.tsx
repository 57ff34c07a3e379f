import { useState, type ReactNode } from 'react'
import { DiscardItem, SaveButton, useRecord } from '@/features/edit-record/@x/change-status'
import { getFieldMessage } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import {
  Button,
  Dialog,
  EllipsisIcon,
  menuDangerItemClass,
  MenuGroup,
  menuItemClass,
  PopoverMenu,
} from '@/shared/ui'
import {
  getSettledNeeds,
  getTransitionName,
  getUnsettledNeeds,
  type Transition,
} from '../model/workflow-config'
import type { Steps } from '../model/use-steps'
import { useRunTransition } from '../model/use-run-transition'
import { LazyReasonDialog } from './lazy-reason-dialog'

export interface StepAttempt {
  /** Error of the shown field in the last attempt. */
  readonly error: string | undefined
  /** Forgets the error, because the value changed. */
  readonly reset: () => void
}

export interface StepConfirmation {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** Fields for the values that the transition misses or sends. */
  readonly fields?: ReactNode | ((attempt: StepAttempt) => ReactNode)
  /** Name of the value whose error its field shows. */
  readonly shownField?: string
  /** True while a field has no value to send. */
  readonly isIncomplete?: boolean
  /** Values of the fields that are sent with the transition. */
  readonly values?: object | undefined
}

interface StepActionsProps {
  steps: Steps
  /** True if the screen has its primary action elsewhere. */
  isSecondary?: boolean | undefined
  /** Primary action of the document that is no transition, such as a link to its next work. */
  lead?: ReactNode
  /** Menu items that show or print papers. A function gets false until the menu was opened. */
  printLinks: ReactNode | ((wasMenuOpened: boolean) => ReactNode)
  /** Confirmation for a transition without a reason, if the workflow does not ask for one. */
  confirmation?: (step: Transition) => StepConfirmation | null
  /** Menu items that act on this document, after the steps back. */
  actionItems?: ReactNode
  /** Menu items that lead to other documents, such as a copy. */
  children: ReactNode
}

interface ReasonRequest {
  readonly step: Transition
  readonly name: string
}

/** The next transition, Save, and a menu with the rest. */
export function StepActions({
  steps: { config, next, canTakeNext, back, mistakes, needsId },
  lead,
  isSecondary = Boolean(lead),
  printLinks,
  confirmation,
  actionItems,
  children,
}: StepActionsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const { saved, me } = useRecord(config.formConfig)
  const [wasMenuOpened, setWasMenuOpened] = useState(false)
  const [reasonRequest, setReasonRequest] = useState<ReasonRequest | null>(null)
  const [confirmedStep, setConfirmedStep] = useState<Transition | null>(null)
  const asked = confirmedStep ?? reasonRequest?.step
  const question = asked && getQuestion(asked)
  const getShownError = (error: Error | null) =>
    question?.shownField === undefined ? undefined : getFieldMessage(error, question.shownField)
  const transition = useRunTransition(
    config,
    () => {
      setReasonRequest(null)
      setConfirmedStep(null)
    },
    (error) => getShownError(error) !== undefined,
    (step) => {
      if (step.reason_required) setReasonRequest({ step, name: getTransitionName(step, config) })
      else setConfirmedStep(step)
    },
  )
  const fields =
    typeof question?.fields === 'function'
      ? question.fields({ error: getShownError(transition.error), reset: transition.reset })
      : question?.fields
  const values = question?.values && { values: question.values }

  const override =
    next && !canTakeNext && mistakes.length === 0 && next.can_override
      ? config.getOverrideName(next)
      : null

  function start(step: Transition) {
    transition.reset()
    if (step.reason_required) setReasonRequest({ step, name: getTransitionName(step, config) })
    else if (getQuestion(step)) setConfirmedStep(step)
    else transition.mutate({ step })
  }

  /** Returns the question of a transition without a reason; null runs it at once. */
  function getQuestion(step: Transition): StepConfirmation | null {
    const isAsked =
      step.forward &&
      (config.finalStatuses?.includes(step.to) || getSettledNeeds(step, config).length > 0)
    return (
      confirmation?.(step) ??
      (isAsked ? getTexts({ step, name: getTransitionName(step, config) }) : null)
    )
  }

  /** Returns the texts of a confirmation with what the transition settles itself. */
  function getTexts({ step, name }: ReasonRequest) {
    const texts = config.getConfirmation(name)
    const settled = getSettledNeeds(step, config).map((need) => config.formatNeed(need, format))
    return { ...texts, text: [texts.text, ...settled].join(' ') }
  }

  const renderStepItem = (step: Transition) => (
    <button
      key={step.to}
      type="button"
      className={step.to === 'canceled' ? menuDangerItemClass : menuItemClass}
      onClick={() => start(step)}
    >
      {config.formatAction(getTransitionName(step, config))}
    </button>
  )

  // The needs of forward transitions change while the user fills in the fields of the question.
  const isIncomplete =
    confirmedStep?.forward === true && (!next || getUnsettledNeeds(next, config).length > 0)

  return (
    <>
      {lead}
      {next && (
        <NextStepButton
          config={config}
          next={next}
          canTakeNext={canTakeNext}
          override={override}
          needsId={needsId}
          isSecondary={isSecondary}
          isPending={transition.isPending}
          onStart={() => start(next)}
          onOverride={(name) => {
            transition.reset()
            setReasonRequest({ step: next, name })
          }}
        />
      )}
      <SaveButton variant={canTakeNext || isSecondary ? 'secondary' : 'primary'} />
      <PopoverMenu
        align="end"
        hasChevron={false}
        variant="quiet"
        accessibleName={t('more')}
        label={<EllipsisIcon />}
        onOpenChange={(isOpen) => isOpen && setWasMenuOpened(true)}
      >
        <MenuGroup>
          {typeof printLinks === 'function' ? printLinks(wasMenuOpened) : printLinks}
        </MenuGroup>
        <MenuGroup>
          {back.filter(({ to }) => to !== 'canceled').map(renderStepItem)}
          {actionItems}
          <DiscardItem />
        </MenuGroup>
        <MenuGroup>{children}</MenuGroup>
        <MenuGroup>{back.filter(({ to }) => to === 'canceled').map(renderStepItem)}</MenuGroup>
      </PopoverMenu>
      {confirmedStep && question && (
        <ConfirmationDialog
          question={question}
          isPending={transition.isPending}
          isIncomplete={isIncomplete || question.isIncomplete === true}
          onClose={() => setConfirmedStep(null)}
          onConfirm={() => transition.mutate({ step: confirmedStep, ...values })}
        >
          {fields}
        </ConfirmationDialog>
      )}
      {reasonRequest && (
        <LazyReasonDialog
          {...getTexts(reasonRequest)}
          isDanger={reasonRequest.step.to === 'canceled'}
          isPending={transition.isPending}
          draftKey={draftKey(
            me.id,
            `reason-${config.formConfig.kind}-${saved?.id ?? 'new'}-${reasonRequest.name}`,
          )}
          onClose={() => setReasonRequest(null)}
          onConfirm={(reason, clearDraft) =>
            transition.mutate({
              step: reasonRequest.step,
              reason,
              clearReasonDraft: clearDraft,
              ...values,
            })
          }
          isIncomplete={question?.isIncomplete}
        >
          {fields}
        </LazyReasonDialog>
      )}
    </>
  )
}

interface NextStepButtonProps {
  config: Steps['config']
  next: Transition
  canTakeNext: boolean
  /** Name of the override that the user may request; null if none. */
  override: string | null
  needsId: string
  isSecondary: boolean
  isPending: boolean
  onStart: () => void
  onOverride: (name: string) => void
}

/** The next transition, or its override. */
function NextStepButton({
  config,
  next,
  canTakeNext,
  override,
  needsId,
  isSecondary,
  isPending,
  onStart,
  onOverride,
}: NextStepButtonProps) {
  const label = config.formatAction(getTransitionName(next, config))
  // Ignore the second click of a double click: it would run the transition that appears here next.
  if (canTakeNext)
    return (
      <Button
        variant={isSecondary ? 'secondary' : 'primary'}
        isPending={isPending}
        onClick={({ detail }) => detail < 2 && onStart()}
      >
        {label}
      </Button>
    )
  if (override)
    return (
      <Button
        aria-describedby={needsId}
        onClick={({ detail }) => detail < 2 && onOverride(override)}
      >
        {config.formatAction(override)}
      </Button>
    )
  return (
    // The button stays focusable, so that a screen reader announces why it is disabled.
    <Button aria-disabled aria-describedby={needsId}>
      {label}
    </Button>
  )
}

interface ConfirmationDialogProps {
  question: StepConfirmation
  isPending: boolean
  isIncomplete: boolean
  onClose: () => void
  onConfirm: () => void
  /** Fields of the question. */
  children: ReactNode
}

function ConfirmationDialog({
  question,
  isPending,
  isIncomplete,
  onClose,
  onConfirm,
  children,
}: ConfirmationDialogProps) {
  const { t } = useTranslation('features/change-status')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="s"
      title={question.title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={isIncomplete}
            onClick={onConfirm}
          >
            {question.confirm}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <p>{question.text}</p>
      {children}
    </Dialog>
  )
}
