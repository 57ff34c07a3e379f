import { Link } from '@tanstack/react-router'
import type { Company } from '@/entities/company'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import styles from './company.module.css'

/** Who orders for the company. */
export function CompanyPeople({ company }: { readonly company: Company }) {
  const { t } = useTranslation('pages/company')
  const mayOpenPeople = canOpenRoute(useAuth().role, '/people/$id')
  const stateOf = (person: Company['people'][number]) => {
    if (!person.is_active) return t('person.inactive')
    return person.has_password ? null : t('person.no_password')
  }
  return (
    <DocumentSection title={t('section.people')} layout="whole">
      {company.people.length === 0 && <p className={styles.none}>{t('no_people')}</p>}
      <ul className={styles.list}>
        {company.people.map((person) => (
          <li key={person.id}>
            <strong>
              {mayOpenPeople ? (
                <Link to="/people/$id" params={{ id: person.id }} className="reach">
                  {person.name}
                </Link>
              ) : (
                person.name
              )}
            </strong>
            <p>
              <a href={`mailto:${person.email}`}>{person.email}</a>
              {person.phone !== null && ` · ${person.phone}`}
            </p>
            {stateOf(person) && <p className={styles.none}>{stateOf(person)}</p>}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
