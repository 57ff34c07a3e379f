import { formatCertificate } from '@/entities/sawmill'
import { vProfile, vSawmillApproval, vWood } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

function formatLoggedList<Value extends string>(
  text: string,
  values: readonly Value[],
  say: (value: Value) => string,
): string {
  const said = (word: string) => {
    const value = values.find((each) => each === word)
    return value ? say(value) : word
  }
  return text.split(' ').map(said).join(', ')
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'species':
      return formatLoggedList(text, vWood.options, (wood) =>
        i18n.t(`entities/product:wood.${wood}`),
      )
    case 'profiles':
      return formatLoggedList(text, vProfile.options, (profile) =>
        i18n.t(`entities/product:profile.${profile}`),
      )
    case 'approval':
      return formatLoggedList(text, vSawmillApproval.options, (approval) =>
        i18n.t(`entities/sawmill:approval.${approval}`),
      )
    case 'capacity_m3_month':
      return format.number(text)
    case 'certificate': {
      const [scheme = '', expires = '', ...code] = text.split(' ')
      return formatCertificate(scheme, code.join(' '), format.date(expires))
    }
    default:
      return undefined
  }
}

/** What the history of a mill calls things. */
export const sawmillActivityTexts = { texts: 'pages/sawmill', value: formatValue } as const
