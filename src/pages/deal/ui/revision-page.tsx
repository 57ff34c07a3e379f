import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Deal, DealRevision, DealRevisionPreview } from '@/entities/deal'
import { RevisionStatusBadge } from '@/entities/document'
import {
  TransitionActions,
  type TransitionConfirmation,
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
import { DateField, FigureList, KeyFigure, menuItemClass } from '@/shared/ui'
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
  type DealRevisionFormConfig,
  type DealRevisionRecord,
} from '../model/deal-revision-form'
import { createRevisionWorkflow } from '../model/deal-revision-workflow'
import { dealFormConfig } from '../model/deal-form'
import { dealRevisionsConfig } from '../model/deal-revisions-config'
import { WarningsProvider } from '../model/deal-warnings'
import { useDealFigures } from '../model/use-deal'
import { ClientSection } from './client-section'
import { DealRevisions } from './deal-revisions'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

const NOTE_FIELDS = ['client_notes']

interface RevisionPageProps {
  deal: Deal
  /** Number of the revision. */
  number: number
}

/** A revision of a deal: the deal's form with the revised terms. Needs a key for each revision. */
export function RevisionPage({ deal, number }: RevisionPageProps) {
  const { t } = useTranslation('widgets/document')
  // The head of the deal stays, so a newer version of it needs no other config.
  const [config] = useState(() => createRevisionFormConfig(deal, number))
  return (
    <RecordPage
      config={config}
      screen={RevisionScreen}
      skeleton={<DocumentSkeleton title={t('revision.name', { number })}>{null}</DocumentSkeleton>}
    />
  )
}

function useRevision() {
  const { config, saved } = useRecord(dealFormConfig)
  if (!saved) throw new Error('A revision is saved')
  return {
    config: config as DealRevisionFormConfig,
    record: saved as DealRevisionRecord,
  }
}

function RevisionScreen() {
  const { t } = useTranslation(['pages/deal', 'widgets/document'])
  const format = useFormat()
  const { config, record } = useRevision()
  const { deal, revision } = record
  const { revision: number, status } = revision
  const workflowConfig = useMemo(() => createRevisionWorkflow(config, status), [config, status])
  const workflow = useWorkflow(workflowConfig)
  const warnings = useWarnings(record, workflow.preview)
  const askForAnswerDay = useAnswerDay(revision.answer_days)
  return (
    <DocumentFrame
      isInternal
      title={t('widgets/document:revision.title', { number, document: deal.number })}
      status={<RevisionStatusBadge status={status} isValid={revision.is_valid} />}
      subtitle={t('revision.subtitle', {
        client: deal.client.name,
        date: format.date(revision.created_at),
        person: revision.created_by?.name ?? '',
      })}
      saveState={<SaveState />}
      actions={
        <TransitionActions
          workflow={workflow}
          confirmation={({ to }) => (to === 'sent' ? askForAnswerDay() : null)}
          printLinks={
            <>
              <RevisionPaperItem config={dealRevisionsConfig} revision={revision} />
              <PrintInternalItem />
            </>
          }
        >
          <Link to="/deals/$id" params={{ id: deal.id }} className={menuItemClass}>
            {t('revision.back')}
          </Link>
        </TransitionActions>
      }
      notice={
        <RecordNotices>
          <RevisionNotice
            revision={revision}
            document={deal.number}
            back={
              <Link to="/deals/$id" params={{ id: deal.id }}>
                {t('revision.back')}
              </Link>
            }
          />
          <RevisionConflicts title={t('revision.conflicts')} conflicts={revision.conflicts} />
        </RecordNotices>
      }
      figures={<RevisedFigures />}
      needs={<TransitionNeeds workflow={workflow} />}
      record={<DealRevisions deal={deal} />}
    >
      <WarningsProvider value={warnings}>
        <RecordFields>
          <Differences workflow={workflow} />
          <LinesSection />
          <ClientSection />
          <DeliverySection />
          <NotesSection title={t('section.notes')} names={NOTE_FIELDS} />
        </RecordFields>
      </WarningsProvider>
    </DocumentFrame>
  )
}

/**
 * Returns a function that asks for the last day to answer on the portal. It returns null for the
 * deal of a client who does not answer there.
 */
function useAnswerDay(days: DealRevision['answer_days']): () => TransitionConfirmation | null {
  const { t } = useTranslation('pages/deal')
  const [chosenDay, setChosenDay] = useState<string>()
  const day = chosenDay ?? days?.usual ?? ''
  return () =>
    days === null
      ? null
      : {
          title: t('revision.propose.title'),
          text: t('revision.propose.text'),
          confirm: t('revision.action.to_sent'),
          fields: ({ error, reset }) => (
            <DateField
              label={t('revision.propose.answer_until')}
              value={day}
              onChange={(next) => {
                setChosenDay(next)
                reset()
              }}
              min={days.first}
              max={days.last}
              error={error}
              isRequired
            />
          ),
          shownField: 'answer_until',
          isIncomplete: day === '',
          values: { answer_until: day },
        }
}

/** Every difference of the form's values to the valid terms, once they are evaluated. */
function Differences({ workflow }: { workflow: Workflow<DealRevisionPreview> }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { deal, revision } = useRevision().record
  const { differences, needs_agreement: needsAgreement } = workflow.preview ?? revision
  const isOrdered = deal.portal_order_id !== null
  const { status } = revision
  const agreement = isOrdered ? 'revision.portal_open' : 'revision.needs_agreement'
  return (
    <RevisionDifferences config={dealRevisionsConfig} differences={differences} workflow={workflow}>
      {status === 'open' && <p>{t(needsAgreement ? agreement : 'revision.at_once')}</p>}
      {status === 'sent' && revision.answer_until !== null && (
        <p>{t('revision.portal_sent', { date: format.date(revision.answer_until) })}</p>
      )}
    </RevisionDifferences>
  )
}

/** Figures of the revision; the valid ones are below them. */
function RevisedFigures() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { deal } = useRevision().record
  const { figures } = useDealFigures()
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.volume')}
        value={format.volume(figures.volume_m3)}
        unit="m³"
        note={t('revision.valid_figure', { value: `${format.volume(deal.planned.volume_m3)} m³` })}
      />
      <KeyFigure
        label={t('figures.revenue')}
        value={format.money(figures.revenue, deal.currency)}
        note={t('revision.valid_figure', {
          value: format.money(deal.planned.revenue, deal.currency),
        })}
      />
    </FigureList>
  )
}
