import {
  vCargoDocument,
  vCargoKind,
  vCargoStatus,
  vContainerType,
  vVgmMethod,
} from '@contract/validators'
import { i18n, type Format } from '@/shared/i18n'
import { formatLoggedAmount, formatLoggedLine } from '@/widgets/wood-lines'
import { formatPort } from '@domain/ports'

const formatDocument = (text: string) => {
  const known = vCargoDocument.options.find((document) => document === text)
  return known ? i18n.t(`entities/cargo:document.${known}`) : text
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'kind': {
      const kind = vCargoKind.options.find((option) => option === text)
      return kind && i18n.t(`entities/cargo:kind.${kind}`)
    }
    case 'container_type': {
      const type = vContainerType.options.find((option) => option === text)
      return type && i18n.t(`entities/cargo:type.${type}`)
    }
    case 'vgm_method': {
      const method = vVgmMethod.options.find((option) => option === text)
      return method && i18n.t(`entities/cargo:vgm.${method}`)
    }
    case 'port_of_loading':
    case 'port_of_discharge':
      return formatPort(text)
    case 'cut_off':
    case 'etd':
    case 'eta':
    case 'atd':
    case 'ata':
    case 'vgm_date':
      return format.date(text)
    case 'freight':
    case 'actual_freight':
      return formatLoggedAmount(text, format)
    case 'tare_kg':
    case 'max_gross_kg':
    case 'vgm_kg':
    case 'net_kg':
    case 'gross_kg':
      return format.number(text, 0)
    case 'documents':
      return text.split(', ').map(formatDocument).join(', ')
    case 'stowage':
      return i18n.t('pages/cargo:stowed', { count: Number(text) })
    default:
      return formatLoggedLine(field, text, format)
  }
}

export const cargoActivityTexts = {
  texts: 'pages/cargo',
  status(text: string): string {
    const known = vCargoStatus.options.find((status) => status === text)
    return known ? i18n.t(`entities/cargo:status.${known}`) : text
  },
  value: formatValue,
} as const
