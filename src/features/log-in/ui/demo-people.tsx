import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { ArrowRightIcon, Avatar } from '@/shared/ui'
import { api, type Schemas, unwrap } from '@/shared/api'
import styles from './demo-people.module.css'

type DemoPerson = Schemas['DemoPerson']

/** Users of the demo; empty in a real installation. */
const demoPeopleQueryOptions = queryOptions({
  queryKey: ['demo-people'],
  queryFn: ({ signal }) => unwrap(api.GET('/demo_people/', { signal })),
  staleTime: Infinity,
  retry: false,
})

interface DemoPeopleProps {
  isDisabled: boolean
  onChoose: (person: DemoPerson) => void
}

/** One-click login as a demo user; renders nothing in a real installation. */
export function DemoPeople({ isDisabled, onChoose }: DemoPeopleProps) {
  const { t } = useTranslation(['features/log-in', 'entities/session'])
  const { data: people = [] } = useQuery(demoPeopleQueryOptions)
  if (people.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.hint}>{t('demo.hint')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              className={styles.person}
              disabled={isDisabled}
              onClick={() => onChoose(person)}
            >
              <Avatar name={person.name} size="s" />
              <span className={styles.who}>
                <span className={styles.role}>{t(`entities/session:role.${person.role}`)}</span>
                <span className={styles.name}>{person.name}</span>
              </span>
              <ArrowRightIcon />
            </button>
          </li>
        ))}
      </ul>
      <Link to="/outbox" className={styles.outbox}>
        {t('demo.outbox')}
      </Link>
    </section>
  )
}
