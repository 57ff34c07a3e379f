import { Link, useMatch, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import {
  type Cargo,
  CARGO_STAGES,
  CargoStatusBadge,
  formatRoute,
  getCargoStage,
} from '@/entities/cargo'
import { LateMark, toPaperRecord } from '@/entities/document'
import {
  BlockedTransition,
  type Need,
  TransitionActions,
  TransitionNeeds,
  useWorkflow,
  useWarnings,
} from '@/features/change-status'
import {
  RecordNotices,
  SaveState,
  useRecord,
  recordLoader,
  RecordPage,
} from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  FigureList,
  getButtonClass,
  KeyFigure,
  menuItemClass,
  Skeleton,
  Status,
  TextField,
} from '@/shared/ui'
import {
  DocumentFrame,
  DocumentProgress,
  DocumentProgressSkeleton,
  DocumentSection,
  type CargoPaperName,
  PaperLinks,
  PaperSwitch,
  PaperView,
  PrintInternalItem,
  RecordPanel,
  useActivityTexts,
  DocumentSkeleton,
  PaperDeskSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { CargoReports } from '@/widgets/record-reports'
import { cargoReportsQueryOptions } from '@/entities/inspection'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { cargoFormConfig } from '../model/cargo-form'
import { cargoWorkflow } from '../model/cargo-workflow'
import { useIsAutoFillNext, useUnplacedCount } from '../model/use-cargo-loads'
import { cargoActivityTexts } from '../model/cargo-activity-texts'
import { CargoFiguresRail } from './cargo-rail'
import { CargoSections } from './cargo-sections'
import styles from './cargo.module.css'
import type { ComponentProps, ReactElement } from 'react'

/** Says that the loads of a deal are invoiced, and links to the invoice for its readers. */
function InvoicedMark({ number }: { number: string }) {
  const { t } = useTranslation('pages/cargo')
  const me = useMe()
  const text = t('shares.invoiced', { number })
  return (
    <Status tone="done">
      {me && canOpenRoute(me.role, '/invoices') ? (
        <Link to="/invoices" search={{ q: number }} className="reach">
          {text}
        </Link>
      ) : (
        text
      )}
    </Status>
  )
}

/** Each deal's share of the freight, and its invoice. */
function CargoShares({ shares }: { shares: Cargo['shares'] }) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const me = useMe()
  if (shares.length === 0) return null
  return (
    <DocumentSection title={t('section.deals')} layout="whole">
      <ul className={styles.shares}>
        {shares.map(({ deal, m3, freight_eur, invoice_number }) => (
          <li key={deal.id} className={styles.share}>
            {me && canOpenRoute(me.role, '/deals/$id') ? (
              <Link to="/deals/$id" params={{ id: deal.id }} className={styles.link}>
                {deal.number}
              </Link>
            ) : (
              <span className={styles.strong}>{deal.number}</span>
            )}
            <span>{deal.client_name}</span>
            <span className={styles.muted}>
              {deal.delivery_week_from &&
                format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)}
            </span>
            <span className={styles.figure}>{t('shares.volume', { m3: format.volume(m3) })}</span>
            <span className={styles.figure}>
              {freight_eur && t('shares.freight', { amount: format.money(freight_eur, 'EUR') })}
            </span>
            {invoice_number !== null && <InvoicedMark number={invoice_number} />}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}

const OPEN_REPORTS_SEARCH = ['draft', 'submitted', 'returned']

/**
 * Returns the handler that opens the container's report for a precondition: the one in progress, or
 * a new one.
 * @returns undefined for other preconditions, and for users who cannot open reports
 */
function useReportLink(cargo: Cargo | null): (need: Need) => (() => void) | undefined {
  const navigate = useNavigate()
  const { role } = useAuth()
  const canInspect =
    cargo !== null &&
    cargo.kind === 'container' &&
    canOpenRoute(role, '/cargo-inspection-report/new')
  const { data } = useQuery({
    ...cargoReportsQueryOptions({ cargo_id: cargo?.id ?? '' }),
    enabled: canInspect,
  })
  return ({ code }) => {
    if (!canInspect || (code !== 'container_report' && code !== 'report_open')) return undefined
    const underWay = data?.items.find(({ status }) => OPEN_REPORTS_SEARCH.includes(status))
    return () =>
      void (underWay
        ? navigate({ to: '/cargo-inspection-report/$id', params: { id: underWay.id } })
        : navigate({ to: '/cargo-inspection-report/new', search: { cargo: cargo.id } }))
  }
}

/** A new or saved cargo; with `?view=`, one of its papers. */
function CargoScreen() {
  const { t } = useTranslation('pages/cargo')
  const { saved: cargo } = useRecord(cargoFormConfig)
  const { view, client, sent } = useMatch({ from: '/cargo/$id', shouldThrow: false })?.search ?? {}
  // An address may name a paper that this cargo does not have, such as a CMR for a container.
  const paper = cargo && getPaperNames(cargo).find((name) => name === view)
  return (
    <PaperSwitch
      paper={
        cargo && paper ? (
          <PaperView
            record={toPaperRecord('cargo', cargo)}
            choice={{ paper, client, sent }}
            back={
              <Link to="/cargo/$id" params={{ id: cargo.id }} className={getButtonClass({})}>
                {t('action.back')}
              </Link>
            }
          />
        ) : null
      }
    >
      <CargoDocument />
    </PaperSwitch>
  )
}

const getPaperNames = ({ kind }: Cargo): readonly CargoPaperName[] => [
  'packing_list',
  'loading_instruction',
  ...(kind === 'truck'
    ? (['cmr'] as const)
    : (['shipping_instruction', 'vgm_declaration'] as const)),
]

function CargoDocument() {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo', 'widgets/document'])
  const { saved: cargo } = useRecord(cargoFormConfig)
  const stage = getCargoStage(cargo?.status ?? 'planned')
  const workflow = useWorkflow(cargoWorkflow)
  const warnings = useWarnings(cargo, workflow.preview)
  const activityTexts = useActivityTexts(cargoActivityTexts)
  const getReportLink = useReportLink(cargo)
  const subtitle = cargo && [
    cargo.container_number ?? cargo.truck_plate,
    formatRoute(cargo),
    cargo.carrier,
  ]
  return (
    <DocumentFrame
      isInternal
      title={cargo?.number ?? t('new')}
      status={
        cargo && (
          <>
            <CargoStatusBadge status={cargo.status} />{' '}
            <LateMark days={cargo.late_days} arrivesLateDays={cargo.arrives_late_days} />
          </>
        )
      }
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <CargoActions
          workflow={workflow}
          checklist={(workflow.preview ?? cargo)?.checklist ?? []}
          printLinks={
            <>
              {cargo && <PaperLinks papers={getPaperNames(cargo)} />}
              <PrintInternalItem />
            </>
          }
        >
          {cargo && (
            <Link to="/cargo/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
        </CargoActions>
      }
      progress={
        stage && (
          <DocumentProgress
            stages={CARGO_STAGES}
            current={stage}
            formatStage={(id) => t(`entities/cargo:stage.${id}`)}
            // Everybody who sees a cargo can take its transitions, so only its end has no button.
            next={
              cargo?.status === 'closed'
                ? t('widgets/document:progress.done')
                : cargo &&
                  !workflow.isSavedReady &&
                  workflow.next && <BlockedTransition workflow={workflow} />
            }
          />
        )
      }
      notice={
        <RecordNotices>
          {cargo?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {cargo.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<CargoFiguresRail />}
      needs={<TransitionNeeds workflow={workflow} getNavigation={getReportLink} />}
      record={<RecordPanel kind="cargo" record={cargo} texts={activityTexts} />}
    >
      <CargoSections checklist={(workflow.preview ?? cargo)?.checklist ?? []} warnings={warnings} />
      <CargoShares shares={(workflow.preview ?? cargo)?.shares ?? []} />
      {cargo?.kind === 'container' && <CargoReports cargoId={cargo.id} section={DocumentSection} />}
    </DocumentFrame>
  )
}

interface CargoActionsProps extends Pick<
  ComponentProps<typeof TransitionActions>,
  'workflow' | 'printLinks' | 'children'
> {
  checklist: Cargo['checklist']
}

/**
 * The next transition; secondary while the packs still have to be placed. Sealing asks for
 * confirmation and lists the missing requirements.
 */
function CargoActions({ checklist, ...props }: CargoActionsProps) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const unplaced = useUnplacedCount()
  const missing = checklist
    .filter(({ is_needed, is_present }) => is_needed && !is_present)
    .map(({ document }) => t(`entities/cargo:document.${document}`))
  return (
    <TransitionActions
      {...props}
      isSecondary={useIsAutoFillNext()}
      confirmation={({ to, forward }) =>
        to === 'sealed' && forward
          ? {
              title: t('sealing.title'),
              text: [
                t('sealing.text'),
                missing.length > 0 && t('sealing.documents', { documents: missing.join(', ') }),
                unplaced > 0 && t('sealing.unplaced', { count: unplaced }),
              ]
                .filter(Boolean)
                .join(' '),
              confirm: t('action.to_sealed'),
              fields: <SealField />,
            }
          : null
      }
    />
  )
}

const MAX_SEAL_LENGTH = 40

/** Seal number, asked when the cargo is sealed. It is the same value as in the form. */
function SealField() {
  const { t } = useTranslation('pages/cargo')
  const { form, saved } = useRecord(cargoFormConfig)
  const { field } = useController({ control: form.control, name: 'seal_number' })
  return (
    <TextField
      label={t('field.seal_number')}
      value={field.value}
      onChange={field.onChange}
      maxLength={MAX_SEAL_LENGTH}
      isRequired={saved?.kind === 'container'}
    />
  )
}

/** Skeleton of a cargo's screen while the cargo loads. */
function CargoSkeleton() {
  const { t } = useTranslation(['pages/cargo', 'widgets/document'])
  const savedMatch = useMatch({ from: '/cargo/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  // A paper may belong to one kind of cargo only, which is not known yet.
  if (view)
    return (
      <PaperDeskSkeleton
        title={view === 'cmr' ? t('cargo') : t(`widgets/document:papers.${view}.title`)}
      />
    )
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.gross')} value={null} />
    </FigureList>
  )
  const load = (
    <DocumentSection title={t('section.load')} layout="whole">
      <Skeleton height="20rem" />
    </DocumentSection>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'cargo' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      {savedMatch && load}
      <SectionSkeleton
        title={t('section.unit')}
        fields={[3, 3, { span: 4, extra: 'hint' }, 2, 3, 3]}
      />
      <SectionSkeleton title={t('section.voyage')} fields={[4, 4, 4, 4, 4, 4]} />
      {!savedMatch && load}
    </DocumentSkeleton>
  )
}

/** A new or saved cargo. */
export const CargoPage = (): ReactElement => (
  <RecordPage config={cargoFormConfig} screen={CargoScreen} skeleton={<CargoSkeleton />} />
)

export const loader = recordLoader(cargoFormConfig)
