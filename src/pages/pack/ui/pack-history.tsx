import { Link } from '@tanstack/react-router'
import type { PackRecord } from '@/entities/pack'
import { canOpenRoute, type RoutePath, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Timeline, type TimelineEntry } from '@/shared/ui'
import { getLengthWords, translateTally } from '@domain/timber'
import { ChangeList, PackLinks } from '@/widgets/document'
import styles from './pack.module.css'

type Event = PackRecord['events'][number]
type EventRecord = NonNullable<Event['record']>

const TONES: Partial<Record<Event['kind'], TimelineEntry['tone']>> = {
  accepted: 'good',
  delivered: 'good',
  rejected: 'blocked',
  gone: 'blocked',
}

const FIELDS = ['number', 'barcode', 'mark', 'tally', 'pcs', 'kg'] as const

/** Life of a pack, latest event first. */
export function PackHistory({ events }: { events: PackRecord['events'] }) {
  const { t, i18n } = useTranslation('pages/pack')
  const format = useFormat()
  const formatField = (name: string) => {
    const field = FIELDS.find((each) => each === name)
    return field ? t(`field.${field}`) : name
  }
  const formatValue = (name: string, value: string | null) =>
    name === 'tally' && value !== null
      ? translateTally(value, getLengthWords(i18n.language))
      : value
  const entries = events.toReversed().map(({ id, at, by, kind, record, packs, changes, text }) => ({
    id,
    time: <time dateTime={at}>{format.dateTime(at)}</time>,
    tone: TONES[kind],
    title: by ? t(`event_by.${kind}`, { name: by.name }) : t(`event.${kind}`),
    children: (record !== null || packs.length + changes.length > 0) && (
      <>
        {record && <RecordLink record={record} />}
        {text && <p className={styles.quote}>{text}</p>}
        {packs.length > 0 && <PackLinks packs={packs} />}
        <ChangeList
          changes={changes.map(({ field, from, to }) => ({
            field: formatField(field),
            from: formatValue(field, from),
            to: formatValue(field, to),
          }))}
        />
      </>
    ),
  }))
  return <Timeline label={t('section.history')} entries={entries} />
}

const ROUTES: Partial<Record<EventRecord['kind'], RoutePath>> = {
  supply: '/supplies/$id',
  supply_report: '/supply-inspection-report/$id',
  cargo: '/cargo/$id',
  cargo_report: '/cargo-inspection-report/$id',
  deal: '/deals/$id',
}

/** Link to the report or cargo of an event; text if the user may not open it. */
function RecordLink({ record: { kind, id, name } }: { record: EventRecord }) {
  const { role } = useAuth()
  const to = ROUTES[kind]
  return to && canOpenRoute(role, to) ? (
    <Link to={to} params={{ id }}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  )
}
