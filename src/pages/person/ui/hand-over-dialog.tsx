import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { companyManagersQueryOptions } from '@/entities/company'
import {
  handOverWork,
  personWrites,
  staffQueryOptions,
  transitionPerson,
  type Person,
  type WorkKind,
} from '@/entities/person'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { ApiProblem, isInvalid, isStale, useFormatProblem } from '@/shared/api'
import { formatFieldError } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { Banner, Button, Dialog, NativeSelect, TextArea, toast } from '@/shared/ui'
import { personFormConfig } from '../model/person-form'
import styles from './person.module.css'

interface HandOverDialogProps {
  person: Person
  /** True if the person is deactivated too; then all work needs a successor. */
  isLeaving: boolean
  onClose: () => void
}

type Successors = Partial<Record<WorkKind, string>>

/**
 * Transfers a person's responsibilities, and deactivates the person in the same step if they leave.
 */
export function HandOverDialog({ person, isLeaving, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('pages/person')
  const [successors, setSuccessors] = useState<Successors>({})
  const [reason, setReason] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const handOver = useHandOver(person, isLeaving, onClose)
  const formatProblem = useFormatProblem()
  const assignments = person.open_work.flatMap(({ kind }) =>
    successors[kind] ? [{ kind, to_id: successors[kind] }] : [],
  )
  const isMissing = (kind: WorkKind) =>
    wasSubmitted && !successors[kind] && (isLeaving || assignments.length === 0)
  const refused = handOver.error instanceof ApiProblem ? (handOver.error.problem.errors ?? []) : []
  const [first] = refused

  function submit() {
    setWasSubmitted(true)
    const isComplete = isLeaving
      ? assignments.length === person.open_work.length
      : assignments.length > 0
    if (isComplete) return handOver.mutate({ work: assignments, reason: reason.trim() || null })
    toast.formValidationError()
    const selects = [...(fields.current?.querySelectorAll('select') ?? [])]
    const withoutSuccessor = selects.find(({ value }) => value === '')
    withoutSuccessor?.focus()
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t(isLeaving ? 'leave.title' : 'hand_over.title', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={isLeaving ? 'danger' : 'primary'}
            isPending={handOver.isPending}
            onClick={submit}
          >
            {t(isLeaving ? 'leave.confirm' : 'hand_over.confirm')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <div ref={fields} className={styles.dialog}>
        <p>{t(isLeaving ? 'leave.text' : 'hand_over.text')}</p>
        {person.open_work.map((work) => (
          <SuccessorField
            key={work.kind}
            work={work}
            personId={person.id}
            value={successors[work.kind] ?? ''}
            error={isMissing(work.kind) ? t('hand_over.wanted') : undefined}
            onChange={(id) => setSuccessors((previous) => ({ ...previous, [work.kind]: id }))}
          />
        ))}
        {isLeaving && (
          <TextArea
            label={t('leave.reason')}
            value={reason}
            onChange={setReason}
            maxLength={1000}
          />
        )}
        {handOver.error && (
          <Banner tone="blocked" isAnnounced>
            {first ? formatFieldError(first) : formatProblem(handOver.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

interface SuccessorFieldProps {
  work: Person['open_work'][number]
  personId: string
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Selects another person of the required role for one kind of work. */
function SuccessorField({ work, personId, value, error, onChange }: SuccessorFieldProps) {
  const { t } = useTranslation('pages/person')
  const isPortal = work.kind === 'company'
  const staff = useQuery({ ...staffQueryOptions({ role: work.roles }), enabled: !isPortal })
  const managers = useQuery({ ...companyManagersQueryOptions, enabled: isPortal })
  const people = (isPortal ? managers.data?.items : staff.data?.items) ?? []
  return (
    <NativeSelect
      label={t(`hand_over.to.${work.kind}`, { count: work.count })}
      hint={work.offers > 0 ? t('hand_over.offers', { count: work.offers }) : undefined}
      placeholder={t('hand_over.choose')}
      options={people
        .filter(({ id }) => id !== personId)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      error={error}
      isRequired
      onChange={onChange}
    />
  )
}

interface HandOverRequest {
  readonly work: { kind: WorkKind; to_id: string }[]
  readonly reason: string | null
  /** Version that another user saved meanwhile; the user chose to go on. */
  readonly newer?: Person
}

/** Transfers the work; if the person leaves, saves the form first. */
function useHandOver(person: Person, isLeaving: boolean, onDone: () => void) {
  const { t } = useTranslation('pages/person')
  const queryClient = useQueryClient()
  const { snapshots } = useRecord(personFormConfig)
  const { save, applySaved, loadNewer } = useRecordEditing()
  const handOver = useMutation({
    mutationFn: async ({ work, reason, newer }: HandOverRequest) => {
      if (!isLeaving) return handOverWork(person.id, work)
      const savedPerson = newer ?? (snapshots.take().isDirty ? await save() : person)
      return savedPerson && transitionPerson(savedPerson, { to: 'deactivated', reason, work })
    },
    onSuccess: async (after) => {
      onDone()
      if (!after) return
      toast.info(t(isLeaving ? 'stepped.deactivated' : 'hand_over.done'))
      focusHeadline()
      await (isLeaving ? applySaved(after) : personWrites.cacheSaved(queryClient, after))
    },
    onError: async (error, handed) => {
      if (isInvalid(error)) toast.formValidationError()
      if (!isStale(error)) return
      await loadNewer({
        label: t('leave.anyway'),
        isAllowed: (newer) => (newer as Person).transitions.some(({ to }) => to === 'deactivated'),
        run: (newer) => handOver.mutate({ ...handed, newer: newer as Person }),
      })
      handOver.reset()
    },
  })
  return handOver
}
