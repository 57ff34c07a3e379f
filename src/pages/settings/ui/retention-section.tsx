import { createFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import type { SettingsValues } from '../model/settings-form'
import styles from './settings.module.css'

const Field = createFields<SettingsValues>()

/** Days after which data is deleted, and a note on data that the law requires to keep. */
export function RetentionSection() {
  const { t } = useTranslation('pages/settings')
  const unit = t('retention.unit')
  return (
    <DocumentSection title={t('section.retention')}>
      <p className={styles.explanation}>{t('retention.text')}</p>
      <Field.Number name="keep_logins_days" span={3} unit={unit} />
      <Field.Number name="keep_sessions_days" span={3} unit={unit} />
      <Field.Number name="keep_mails_days" span={3} unit={unit} />
      <Field.Number name="keep_notifications_days" span={3} unit={unit} />
      <Field.Number name="keep_history_days" span={6} unit={unit} />
      <p className={styles.explanation}>{t('retention.law')}</p>
    </DocumentSection>
  )
}
