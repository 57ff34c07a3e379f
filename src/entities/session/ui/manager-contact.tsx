import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/shared/i18n'
import { profileQueryOptions } from '../api/profile'
import { useAuth } from '../model/auth'
import styles from './manager-contact.module.css'

/** The manager of a client's company, with email and phone. Renders nothing for staff. */
export function ManagerContact() {
  const { t } = useTranslation('entities/session')
  const { role } = useAuth()
  const { data } = useQuery({ ...profileQueryOptions, enabled: role === 'client' })
  if (role !== 'client' || !data?.contact) return null
  const { name, email, phone } = data.contact
  return (
    <p className={styles.contact}>
      <span>{t('your_manager', { name })}</span>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </p>
  )
}
