import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Supply, SupplyRevision, SupplyRevisionPreview } from '@/entities/supply'
import { RevisionStatusBadge } from '@/entities/document'
import {
  TransitionActions,
  TransitionNeeds,
  type Workflow,
  useWorkflow,
  useWarnings,
} from '@/features/change-status'
import {
  RecordFields,
  RecordNotices,
  RecordPage,
  SaveState,
  useRecord,
} from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, menuItemClass } from '@/shared/ui'
import {
  DocumentFrame,
  DocumentSkeleton,
  NotesSection,
  PrintInternalItem,
  RevisionConflicts,
  RevisionDifferences,
  RevisionNotice,
  RevisionPaperItem,
} from '@/widgets/document'
import {
  createRevisionFormConfig,
  type SupplyRevisionFormConfig,
  type SupplyRevisionRecord,
} from '../model/supply-revision-form'
import { createRevisionWorkflow } from '../model/supply-revision-workflow'
import { supplyFormConfig } from '../model/supply-form'
import { supplyRevisionsConfig } from '../model/supply-revisions-config'
import { WarningsProvider } from '../model/supply-warnings'
import { RecordAnswer } from './record-answer'
import { SupplyRevisions } from './supply-revisions'
import { SawmillSection } from './sawmill-section'
import { SupplyFiguresRail } from './supply-rail'
import { ClaimSection, LoadingSection } from './supply-sections'
import { LinesSection } from './lines-section'

const NOTE_FIELDS = ['mill_notes']

interface RevisionPageProps {
  supply: Supply
  /** Number of the revision. */
  number: number
}

/**
 * A revision of a supply: the supply's form with the revised terms. Needs a key for each revision.
 */
export function RevisionPage({ supply, number }: RevisionPageProps) {
  const { t } = useTranslation('widgets/document')
  // The head of the supply stays, so a newer version of it needs no other config.
  const [config] = useState(() => createRevisionFormConfig(supply, number))
  return (
    <RecordPage
      config={config}
      screen={RevisionScreen}
      skeleton={<DocumentSkeleton title={t('revision.name', { number })}>{null}</DocumentSkeleton>}
    />
  )
}

function useRevision() {
  const { config, saved } = useRecord(supplyFormConfig)
  if (!saved) throw new Error('A revision is saved')
  return {
    config: config as SupplyRevisionFormConfig,
    record: saved as SupplyRevisionRecord,
  }
}

function RevisionScreen() {
  const { t } = useTranslation(['pages/supply', 'widgets/document'])
  const format = useFormat()
  const { config, record } = useRevision()
  const { supply, revision } = record
  const { revision: number, status } = revision
  const workflowConfig = useMemo(() => createRevisionWorkflow(config, status), [config, status])
  const workflow = useWorkflow(workflowConfig)
  const warnings = useWarnings(record, workflow.preview)
  return (
    <DocumentFrame
      isInternal
      title={t('widgets/document:revision.title', { number, document: supply.number })}
      status={<RevisionStatusBadge status={status} isValid={revision.is_valid} />}
      subtitle={t('revision.subtitle', {
        sawmill: supply.sawmill.name,
        date: format.date(revision.created_at),
        person: revision.created_by?.name ?? '',
      })}
      saveState={<SaveState />}
      actions={
        <TransitionActions
          workflow={workflow}
          printLinks={
            <>
              <RevisionPaperItem config={supplyRevisionsConfig} revision={revision} />
              <PrintInternalItem />
            </>
          }
        >
          <Link to="/supplies/$id" params={{ id: supply.id }} className={menuItemClass}>
            {t('revision.back')}
          </Link>
        </TransitionActions>
      }
      notice={
        <RecordNotices>
          <RevisionNotice
            revision={revision}
            document={supply.number}
            back={
              <Link to="/supplies/$id" params={{ id: supply.id }}>
                {t('revision.back')}
              </Link>
            }
          />
          <RevisionConflicts title={t('revision.conflicts')} conflicts={revision.conflicts} />
        </RecordNotices>
      }
      figures={<SupplyFiguresRail />}
      needs={<TransitionNeeds workflow={workflow} />}
      record={<SupplyRevisions supply={supply} />}
    >
      <WarningsProvider value={warnings}>
        <RecordFields>
          <Differences workflow={workflow} />
          <LinesSection />
          <SawmillSection />
          <LoadingSection />
          <ClaimSection />
          <NotesSection title={t('section.notes')} names={NOTE_FIELDS} />
        </RecordFields>
      </WarningsProvider>
    </DocumentFrame>
  )
}

/** Every difference of the form's values to the valid terms, once they are evaluated. */
function Differences({ workflow }: { workflow: Workflow<SupplyRevisionPreview> }) {
  const { t } = useTranslation('pages/supply')
  const { supply, revision } = useRevision().record
  const {
    differences,
    needs_agreement: needsAgreement,
    transitions,
  }: Pick<SupplyRevision, 'differences' | 'needs_agreement' | 'transitions'> = workflow.preview ??
  revision
  const isOpen = revision.status === 'open'
  const [isRecording, setIsRecording] = useState(false)
  const recording = transitions.find(({ to, missing }) => to === 'agreed' && missing.length === 0)
  return (
    <>
      <RevisionDifferences
        config={supplyRevisionsConfig}
        differences={differences}
        workflow={workflow}
      >
        {isOpen && <p>{t(needsAgreement ? 'revision.needs_agreement' : 'revision.at_once')}</p>}
        {isOpen && needsAgreement && recording && (
          <>
            <p>{t('revision.answer.offer')}</p>
            <p>
              <Button onClick={() => setIsRecording(true)}>{t('revision.answer.record')}</Button>
            </p>
          </>
        )}
      </RevisionDifferences>
      {isRecording && (
        // Outside the differences, which are unknown for a moment while the dialog saves edits.
        <RecordAnswer
          supplyId={supply.id}
          workflow={workflow}
          transition={recording}
          onClose={() => setIsRecording(false)}
        />
      )}
    </>
  )
}
