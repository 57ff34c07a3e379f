import { roles } from '@/entities/session'
import { vPersonStatus } from '@/shared/api/generated/validators'
import { i18n, languages, type Format } from '@/shared/i18n'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'role': {
      const role = roles.find((each) => each === text)
      return role && i18n.t(`entities/session:role.${role}`)
    }
    case 'language': {
      const language = languages.find((each) => each === text)
      return language && i18n.t(`features/switch-language:name.${language}`)
    }
    case 'countries':
      return text.split(', ').map(format.country).join(', ')
    default:
      return undefined
  }
}

/** What the history of a person calls things. */
export const personActivityTexts = {
  texts: 'pages/person',
  status(text: string): string {
    const status = vPersonStatus.options.find((each) => each === text)
    return status ? i18n.t(`entities/person:status.${status}`) : text
  },
  value: formatValue,
} as const
