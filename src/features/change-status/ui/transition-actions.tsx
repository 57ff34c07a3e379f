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
import type { Workflow } from '../model/use-workflow'
import { useRunTransition } from '../model/use-run-transition'
import { LazyReasonDialog } from './lazy-reason-dialog'

export interface AttemptState {
  /** Error of the shown field in the last attempt. */
  readonly error: string | undefined
  /** Forgets the error, because the value changed. */
  readonly reset: () => void
}

export interface TransitionConfirmation {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** Fields for the values that the transition misses or sends. */
  readonly fields?: ReactNode | ((attempt: AttemptState) => ReactNode)
  /** Name of the value whose error its field shows. */
  readonly shownField?: string
  /** True while a field has no value to send. */
  readonly isIncomplete?: boolean
  /** Values of the fields that are sent with the transition. */
  readonly values?: object | undefined
}

interface TransitionActionsProps {
  workflow: Workflow
  /** True if the screen has its primary action elsewhere. */
  isSecondary?: boolean | undefined
  /** Primary action of the document that is not a transition, such as a link to its next work. */
  lead?: ReactNode
  /** Menu items that show or print papers. A function gets false until the menu was opened. */
  printLinks: ReactNode | ((wasMenuOpened: boolean) => ReactNode)
  /** Confirmation for a transition without a reason, if the workflow does not ask for one. */
  confirmation?: (transition: Transition) => TransitionConfirmation | null
  /** Menu items that act on this document, after the backward transitions. */
  actionItems?: ReactNode
  /** Menu items that lead to other documents, such as a copy. */
  children: ReactNode
}

interface ReasonRequest {
  readonly transition: Transition
  readonly name: string
}

/** The next transition, Save, and a menu with the rest. */
export function TransitionActions({
  workflow: { config, next, canTakeNext, back, mistakes, needsId },
  lead,
  isSecondary = Boolean(lead),
  printLinks,
  confirmation,
  actionItems,
  children,
}: TransitionActionsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const { saved, me } = useRecord(config.formConfig)
  const [wasMenuOpened, setWasMenuOpened] = useState(false)
  const [reasonRequest, setReasonRequest] = useState<ReasonRequest | null>(null)
  const [confirmedTransition, setConfirmedTransition] = useState<Transition | null>(null)
  const asked = confirmedTransition ?? reasonRequest?.transition
  const question = asked && getQuestion(asked)
  const getShownError = (error: Error | null) =>
    question?.shownField === undefined ? undefined : getFieldMessage(error, question.shownField)
  const run = useRunTransition(
    config,
    () => {
      setReasonRequest(null)
      setConfirmedTransition(null)
    },
    (error) => getShownError(error) !== undefined,
    (transition) => {
      if (transition.reason_required)
        setReasonRequest({ transition, name: getTransitionName(transition, config) })
      else setConfirmedTransition(transition)
    },
  )
  const fields =
    typeof question?.fields === 'function'
      ? question.fields({ error: getShownError(run.error), reset: run.reset })
      : question?.fields
  const values = question?.values && { values: question.values }

  const override =
    next && !canTakeNext && mistakes.length === 0 && next.can_override
      ? config.getOverrideName(next)
      : null

  function start(transition: Transition) {
    run.reset()
    if (transition.reason_required)
      setReasonRequest({ transition, name: getTransitionName(transition, config) })
    else if (getQuestion(transition)) setConfirmedTransition(transition)
    else run.mutate({ transition })
  }

  /** Returns the question of a transition without a reason; null runs it at once. */
  function getQuestion(transition: Transition): TransitionConfirmation | null {
    const isAsked =
      transition.forward &&
      (config.finalStatuses?.includes(transition.to) ||
        getSettledNeeds(transition, config).length > 0)
    return (
      confirmation?.(transition) ??
      (isAsked ? getTexts({ transition, name: getTransitionName(transition, config) }) : null)
    )
  }

  /** Returns the texts of a confirmation with what the transition settles itself. */
  function getTexts({ transition, name }: ReasonRequest) {
    const texts = config.getConfirmation(name)
    const settled = getSettledNeeds(transition, config).map((need) =>
      config.formatNeed(need, format),
    )
    return { ...texts, text: [texts.text, ...settled].join(' ') }
  }

  const renderTransitionItem = (transition: Transition) => (
    <button
      key={transition.to}
      type="button"
      className={transition.to === 'canceled' ? menuDangerItemClass : menuItemClass}
      onClick={() => start(transition)}
    >
      {config.formatAction(getTransitionName(transition, config))}
    </button>
  )

  // The needs of forward transitions change while the user fills in the fields of the question.
  const isIncomplete =
    confirmedTransition?.forward === true && (!next || getUnsettledNeeds(next, config).length > 0)

  return (
    <>
      {lead}
      {next && (
        <NextTransitionButton
          config={config}
          next={next}
          canTakeNext={canTakeNext}
          override={override}
          needsId={needsId}
          isSecondary={isSecondary}
          isPending={run.isPending}
          onStart={() => start(next)}
          onOverride={(name) => {
            run.reset()
            setReasonRequest({ transition: next, name })
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
          {back.filter(({ to }) => to !== 'canceled').map(renderTransitionItem)}
          {actionItems}
          <DiscardItem />
        </MenuGroup>
        <MenuGroup>{children}</MenuGroup>
        <MenuGroup>
          {back.filter(({ to }) => to === 'canceled').map(renderTransitionItem)}
        </MenuGroup>
      </PopoverMenu>
      {confirmedTransition && question && (
        <ConfirmationDialog
          question={question}
          isPending={run.isPending}
          isIncomplete={isIncomplete || question.isIncomplete === true}
          onClose={() => setConfirmedTransition(null)}
          onConfirm={() => run.mutate({ transition: confirmedTransition, ...values })}
        >
          {fields}
        </ConfirmationDialog>
      )}
      {reasonRequest && (
        <LazyReasonDialog
          {...getTexts(reasonRequest)}
          isDanger={reasonRequest.transition.to === 'canceled'}
          isPending={run.isPending}
          draftKey={draftKey(
            me.id,
            `reason-${config.formConfig.kind}-${saved?.id ?? 'new'}-${reasonRequest.name}`,
          )}
          onClose={() => setReasonRequest(null)}
          onConfirm={(reason, clearDraft) =>
            run.mutate({
              transition: reasonRequest.transition,
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

interface NextTransitionButtonProps {
  config: Workflow['config']
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
function NextTransitionButton({
  config,
  next,
  canTakeNext,
  override,
  needsId,
  isSecondary,
  isPending,
  onStart,
  onOverride,
}: NextTransitionButtonProps) {
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
  question: TransitionConfirmation
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
