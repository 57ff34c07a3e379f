import { useQuery } from '@tanstack/react-query'
import { Link, useMatch, useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { dealQueryOptions } from '@/entities/deal'
import { toPaperRecord } from '@/entities/document'
import { RecordPage, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { useFocusAfterSwitch } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { FigureList, getButtonClass, KeyFigure, Skeleton } from '@/shared/ui'
import {
  DocumentProgressSkeleton,
  DocumentSection,
  DocumentSkeleton,
  PaperDeskSkeleton,
  PaperSwitch,
  PaperView,
  PrintedPaper,
  SectionSkeleton,
} from '@/widgets/document'
import { dealFormConfig } from '../model/deal-form'
import { isConfirmationValid } from '../model/deal-workflow'
import { DealDocument } from './deal-document'

/** Prints the order confirmation instead of the screen while it is valid. */
function PrintedConfirmation() {
  const { saved: deal, lines, snapshots } = useRecord(dealFormConfig)
  if (!deal || !isConfirmationValid(deal)) return null
  return (
    <PrintedPaper
      record={toPaperRecord('deal', deal)}
      paper="order_confirmation"
      isUnsaved={() => Boolean(lines?.hasOpenCell()) || snapshots.take().isDirty}
    />
  )
}

/** A new or saved deal; with `?view=`, one of its papers. */
function DealScreen() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealFormConfig)
  const search = useMatch({ from: '/deals/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        deal && search?.view ? (
          <PaperView
            record={toPaperRecord('deal', deal)}
            choice={{ paper: search.view, revision: search.revision }}
            back={
              <Link to="/deals/$id" params={{ id: deal.id }} className={getButtonClass({})}>
                {t('action.back')}
              </Link>
            }
          />
        ) : null
      }
    >
      <PrintedConfirmation />
      <DealDocument />
    </PaperSwitch>
  )
}

/** Skeleton of a deal's screen while the deal loads. */
function DealSkeleton() {
  const { t } = useTranslation(['pages/deal', 'widgets/document'])
  const savedMatch = useMatch({ from: '/deals/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view) return <PaperDeskSkeleton title={t(`widgets/document:papers.${view}.title`)} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.revenue')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'deal' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton title={t('section.client')} fields={[6, 3, 3, 3, 3, 3, 3]} />
      <SectionSkeleton
        title={t('section.delivery')}
        fields={[
          2,
          4,
          { span: 3, extra: 'hint' },
          { span: 3, extra: 'hint' },
          2,
          2,
          3,
          { span: 3, extra: 'hint' },
          2,
        ]}
      />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

const RevisionPage = lazyComponent(
  async () => (await import('./revision-page')).RevisionPage,
  () => <DealSkeleton />,
)

/** A new or saved deal; with `?revision=2`, a revision of it. */
export function DealPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const search = useMatch({ from: '/deals/$id', shouldThrow: false })?.search
  const revision = search?.view === undefined ? search?.revision : undefined
  useFocusAfterSwitch(revision)
  const { data: deal } = useQuery({
    ...dealQueryOptions(id ?? ''),
    enabled: id !== undefined && revision !== undefined,
    retryOnMount: false,
  })
  // Without the deal, its own screen shows that it is loading or why it failed.
  if (revision !== undefined && deal)
    return <RevisionPage key={`${deal.id} ${revision}`} deal={deal} number={revision} />
  return <RecordPage config={dealFormConfig} screen={DealScreen} skeleton={<DealSkeleton />} />
}
