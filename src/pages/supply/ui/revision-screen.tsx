import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Supply, SupplyRevision, SupplyRevisionPreview } from '@/entities/supply'
import { RevisionStatusBadge } from '@/entities/document'
import { StepActions, StepNeeds, type Steps, useSteps, useWarnings } from '@/features/change-status'
import {
  formatFieldName,
  RecordFields,
  RecordNotices,
  RecordPage,
  SaveState,
  useRecord,
} from '@/features/edit-record'
import { formatFieldError, toFieldName } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, menuItemClass } from '@/shared/ui'
import {
  ChangeList,
  DocumentFrame,
  DocumentSection,
  DocumentSkeleton,
  NotesSection,
  PrintInternalItem,
  useActivityTexts,
  useFormatChanges,
} from '@/widgets/document'
import { supplyActivityTexts } from '../model/supply-activity-texts'
import {
  createRevisionForm,
  type SupplyRevisionForm,
  type SupplyRevisionRecord,
} from '../model/supply-revision-form'
import { createRevisionWorkflow } from '../model/supply-revision-workflow'
import { WarningsProvider } from '../model/supply-warnings'
import { RecordAnswer } from './record-answer'
import { SupplyRevisions } from './supply-revisions'
import { SawmillSection } from './sawmill-section'
import { SupplyFiguresRail } from './supply-rail'
import { ClaimSection, LoadingSection } from './supply-sections'
import { LinesSection } from './lines-section'

const noteFields = ['mill_notes']

interface RevisionPageProps {
  readonly supply: Supply
  /** Number of the revision. */
  readonly number: number
}

/** A revision of a supply: the supply's form with the revised terms. Needs a key for each revision. */
export function RevisionPage({ supply, number }: RevisionPageProps) {
  const { t } = useTranslation('widgets/document')
  // The head of the supply stays, so a newer version of it needs no other form.
  const [form] = useState(() => createRevisionForm(supply, number))
  return (
    <RecordPage
      form={form as unknown as Parameters<typeof RecordPage>[0]['form']}
      screen={RevisionScreen}
      skeleton={<DocumentSkeleton title={t('revision.name', { number })}>{null}</DocumentSkeleton>}
    />
  )
}

function useRevision() {
  const { form, saved } = useRecord()
  if (!saved) throw new Error('A revision is saved')
  return {
    form: form as unknown as SupplyRevisionForm,
    record: saved as unknown as SupplyRevisionRecord,
  }
}

function RevisionScreen() {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  const { form, record } = useRevision()
  const { supply, revision } = record
  const { revision: number, status } = revision
  const workflow = useMemo(() => createRevisionWorkflow(form, status), [form, status])
  const steps = useSteps(workflow)
  const warnings = useWarnings(record, steps.preview)
  const isPending = status === 'open' || status === 'sent'
  return (
    <DocumentFrame
      isInternal
      title={t('revision.title', { number, supply: supply.number })}
      status={<RevisionStatusBadge status={status} isValid={revision.is_valid} />}
      subtitle={t('revision.subtitle', {
        sawmill: supply.sawmill.name,
        date: format.date(revision.created_at),
        person: revision.created_by?.name ?? '',
      })}
      saveState={<SaveState />}
      actions={
        <StepActions steps={steps} printLinks={<RevisedPaperItem record={record} />}>
          <PrintInternalItem />
          <Link to="/supplies/$id" params={{ id: supply.id }} className={menuItemClass}>
            {t('revision.back')}
          </Link>
        </StepActions>
      }
      notice={
        <RecordNotices>
          <Banner
            tone={isPending ? 'waiting' : 'info'}
            title={t(isPending ? 'revision.notice.pending' : `revision.notice.${status}`, {
              number,
              supply: supply.number,
            })}
            action={
              <Link to="/supplies/$id" params={{ id: supply.id }}>
                {t('revision.back')}
              </Link>
            }
          >
            {revision.reason}
          </Banner>
          <RevisionConflicts />
        </RecordNotices>
      }
      figures={<SupplyFiguresRail />}
      needs={<StepNeeds steps={steps} />}
      record={<SupplyRevisions supply={supply} />}
    >
      <WarningsProvider value={warnings}>
        <RecordFields>
          <Differences steps={steps} />
          <LinesSection />
          <SawmillSection />
          <LoadingSection />
          <ClaimSection />
          <NotesSection title={t('section.notes')} names={noteFields} />
        </RecordFields>
      </WarningsProvider>
    </DocumentFrame>
  )
}

/** Fields to look at again, because the supply was loaded or changed since. */
function RevisionConflicts() {
  const { t } = useTranslation('pages/supply')
  const editedRecord = useRecord()
  const { revision } = useRevision().record
  if (revision.conflicts.length === 0) return null
  return (
    <Banner tone="blocked" title={t('revision.conflicts')}>
      <ul>
        {revision.conflicts.map((conflict) => (
          <li key={conflict.pointer}>
            {`${formatFieldName(editedRecord, toFieldName(conflict.pointer))}: ${formatFieldError(conflict)}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Every difference to the valid terms, of the form's values once they are evaluated. */
function Differences({ steps }: { readonly steps: Steps<SupplyRevisionPreview> }) {
  const { t } = useTranslation('pages/supply')
  const { supply, revision } = useRevision().record
  const formatChanges = useFormatChanges(useActivityTexts(supplyActivityTexts))
  const {
    differences,
    needs_agreement: needsAgreement,
    transitions,
  }: Pick<SupplyRevision, 'differences' | 'needs_agreement' | 'transitions'> = steps.preview ??
  revision
  const isOpen = revision.status === 'open'
  const recording = transitions.find(({ to, missing }) => to === 'agreed' && missing.length === 0)
  return (
    <DocumentSection title={t('revision.differences')} layout="whole">
      {differences.length === 0 ? (
        <p>{t('revision.no_differences')}</p>
      ) : (
        <ChangeList changes={formatChanges(differences)} />
      )}
      {isOpen && differences.length > 0 && (
        <p>{t(needsAgreement ? 'revision.needs_agreement' : 'revision.at_once')}</p>
      )}
      {isOpen && needsAgreement && recording && (
        <RecordAnswer supplyId={supply.id} steps={steps} step={recording} />
      )}
    </DocumentSection>
  )
}

function RevisedPaperItem({
  record: { supply, revision },
}: {
  readonly record: SupplyRevisionRecord
}) {
  const { t } = useTranslation('widgets/document')
  return (
    revision.has_paper && (
      <Link
        to="/supplies/$id"
        params={{ id: supply.id }}
        search={{ view: 'supply_order', revision: revision.revision }}
        className={menuItemClass}
      >
        {t('papers.supply_order.view')}
      </Link>
    )
  )
}
