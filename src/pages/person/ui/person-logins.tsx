import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  endPersonSession,
  LoginTimeline,
  personLoginsQueryOptions,
  personSessionsQueryOptions,
  refreshLogins,
  SessionList,
  SlowedLogins,
} from '@/entities/login'
import { personQueryOptions, personWrites } from '@/entities/person'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './person.module.css'

/** Open sessions and last logins of a person, and the wait after wrong passwords. */
export function PersonLogins({ personId }: { personId: string }) {
  const { t } = useTranslation('pages/person')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery(personSessionsQueryOptions(personId))
  const end = useMutation({
    mutationFn: (id: string) => endPersonSession(personId, id),
    onSuccess: async () =>
      Promise.all([
        refreshLogins(queryClient),
        personWrites.cacheSaved(
          queryClient,
          await queryClient.query({ ...personQueryOptions(personId), staleTime: 0 }),
        ),
      ]),
    onError: (error) => toast.error(formatProblem(error)),
  })
  return (
    <DocumentSection
      title={t('section.logins')}
      layout="whole"
      aside={
        <Link to="/logins" search={{ person_id: [personId] }}>
          {t('logins.all')}
        </Link>
      }
    >
      <div className={styles.logins}>
        <SlowedLogins personId={personId} />
        {sessions && <SessionList sessions={sessions.items} onEnd={end.mutate} />}
        <LoginTimeline query={personLoginsQueryOptions(personId)} />
      </div>
    </DocumentSection>
  )
}
