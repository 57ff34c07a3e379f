import type { ReactElement } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  type DoneEntry,
  type Person,
  personActivityQueryOptions,
  PersonStatusBadge,
} from '@/entities/person'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { type Format, i18n, LANGUAGES, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, ErrorState, FigureList, KeyFigure, Skeleton, Timeline } from '@/shared/ui'
import { DocumentSection, RecordScreen, RecordSkeleton } from '@/widgets/document'
import { canOpenRoute, RECORD_ROUTES, ROLES } from '@/entities/session'
import { vPersonStatus } from '@contract/validators'
import { useFormatProblem } from '@/shared/api'
import { personFormConfig } from '../model/person-form'
import { PersonLogins } from './person-logins'
import { PersonActions } from './person-actions'
import { IdentitySection, RoleSection } from './person-sections'
import styles from './person.module.css'

/** Activity of this person, newest first, with links to the records. */
function PersonActivity({ personId }: { personId: string }) {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(personActivityQueryOptions(personId))
  const activities = data?.pages.flatMap(({ items }) => items)
  return (
    <DocumentSection title={t('section.done')} layout="whole">
      {!data && !error && <Skeleton height="6rem" />}
      {error && (
        <ErrorState title={t('done.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {formatProblem(error)}
        </ErrorState>
      )}
      {activities?.length === 0 && <p className={styles.none}>{t('done.nothing')}</p>}
      {activities && activities.length > 0 && (
        <Timeline
          label={t('section.done')}
          entries={activities.map((entry) => ({
            id: entry.id,
            time: <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>,
            title: <ActivityList entry={entry} />,
            children: entry.reason,
          }))}
        />
      )}
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('done.earlier')}
        </Button>
      )}
    </DocumentSection>
  )
}

function ActivityList({ entry: { kind, count, record, called } }: { entry: DoneEntry }) {
  const { t } = useTranslation(['pages/person', 'entities/document'])
  const activities = t(`done.kind.${kind}`, { count })
  if (!record) return activities
  const recordName = `${t(`entities/document:kind.${record.kind}`)} ${called ?? ''}`
  return (
    <>
      {activities}
      {': '}
      {called === null ? (
        recordName
      ) : (
        <Link to={RECORD_ROUTES[record.kind].record} params={{ id: record.id }}>
          {recordName}
        </Link>
      )}
    </>
  )
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'role': {
      const role = ROLES.find((option) => option === text)
      return role && i18n.t(`entities/session:role.${role}`)
    }
    case 'language': {
      const language = LANGUAGES.find((option) => option === text)
      return language && i18n.t(`features/switch-language:name.${language}`)
    }
    case 'countries':
      return text.split(', ').map(format.country).join(', ')
    default:
      return undefined
  }
}

const personActivityTexts = {
  texts: 'pages/person',
  status(text: string): string {
    const status = vPersonStatus.options.find((option) => option === text)
    return status ? i18n.t(`entities/person:status.${status}`) : text
  },
  value: formatValue,
} as const

export function PersonPage(): ReactElement {
  const { t } = useTranslation('pages/person')
  return (
    <RecordPage
      config={personFormConfig}
      screen={PersonScreen}
      skeleton={<RecordSkeleton title={t('person')} figures={<PersonFigures person={null} />} />}
    />
  )
}

export const loader = recordLoader(personFormConfig)

function PersonScreen() {
  const { t } = useTranslation('pages/person')
  const { me, saved: person } = useRecord(personFormConfig)
  return (
    <RecordScreen
      title={person?.name}
      status={person && <PersonStatusBadge status={person.status} />}
      actions={<PersonActions />}
      notice={
        person ? <PersonNotice person={person} /> : <Banner tone="info">{t('invites')}</Banner>
      }
      figures={<PersonFigures person={person} />}
      activityTexts={personActivityTexts}
      footer={
        person && (
          <>
            {canOpenRoute(me.role, '/logins') && <PersonLogins personId={person.id} />}
            <PersonActivity personId={person.id} />
          </>
        )
      }
    >
      <IdentitySection />
      <RoleSection />
    </RecordScreen>
  )
}

/** Explains why the person can't log in yet; empty if they can. */
function PersonNotice({ person }: { person: Person }) {
  const { t } = useTranslation('pages/person')
  if (person.status === 'erased') return <Banner tone="info">{t('erased')}</Banner>
  if (person.status !== 'invited') return null
  return (
    <Banner tone="waiting">
      {t(person.acts.includes('send_link') ? 'invited' : 'waits_for_company')}
    </Banner>
  )
}

/** Responsibilities and sessions. A new person has dashes. */
function PersonFigures({ person }: { person: Person | null }) {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const { number } = format
  const count = person && person.open_work.reduce((sum, work) => sum + work.count, 0)
  return (
    <FigureList>
      <KeyFigure label={t('figures.open_work')} value={count === null ? null : number(count)} />
      <KeyFigure label={t('figures.sessions')} value={person && number(person.session_count)} />
      <KeyFigure
        label={t('figures.seen')}
        value={person?.seen_at ? format.date(person.seen_at) : null}
      />
    </FigureList>
  )
}
