import { useMemo } from 'react'
import { sayCertificate } from '@/entities/sawmill'
import { sayLoggedPaymentTerms } from '@/entities/terms'
import { vProfile, vSawmillApproval, vWood } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'

const find = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

/** What the history of a mill calls things. */
export function useHistoryWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/sawmill', 'entities/sawmill', 'entities/product'])
  const format = useFormat()
  return useMemo(() => {
    function listed<Value extends string>(text: string, values: readonly Value[], say: (value: Value) => string): string {
      const said = (word: string) => {
        const value = find(values, word)
        return value ? say(value) : word
      }
      return text.split(' ').map(said).join(', ')
    }
    function value(field: string, text: string): string {
      switch (field) {
        case 'country':
          return format.country(text)
        case 'species':
          return listed(text, vWood.options, (wood) => t(`entities/product:wood.${wood}`))
        case 'profiles':
          return listed(text, vProfile.options, (profile) => t(`entities/product:profile.${profile}`))
        case 'approval':
          return listed(text, vSawmillApproval.options, (approval) => t(`entities/sawmill:approval.${approval}`))
        case 'capacity_m3_month':
          return format.number(text)
        case 'payment_terms':
          return sayLoggedPaymentTerms(text)
        case 'certificate': {
          const [scheme = '', expires = '', ...code] = text.split(' ')
          return sayCertificate(scheme, code.join(' '), format.date(expires))
        }
        default:
          return text
      }
    }
    return {
      created: (name) => t('pages/sawmill:history.created', { name }),
      changed: (name) => t('pages/sawmill:history.changed', { name }),
      field: (field) => (i18n.exists(`pages/sawmill:field.${field}`) ? t(`pages/sawmill:field.${field as 'name'}`) : field),
      value,
      noFiles: t('pages/sawmill:history.no_files'),
    }
  }, [t, i18n, format])
}
